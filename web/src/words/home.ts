import { catalogue } from "./catalogue";

export const words = catalogue(
  {
    "home.play-now": "Play now",
  },
  {
    "home.play-now": "Jouer",
  },
);

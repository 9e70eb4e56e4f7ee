"""The rules: standard library only, no I/O; compiled by mypyc where a C compiler is at hand."""

// Gives CMake something to compile the precompiled headers for.

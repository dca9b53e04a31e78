/** Variables that glibc's allocator reads when a process starts. */
export declare const ALLOCATOR: Readonly<Record<string, string>>;

/** Runs the program of this process once more, as the same process, if the allocator was not told. */
export declare function useAllocator(): void;

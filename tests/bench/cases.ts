/** One kind of request, sent again and again over keep-alive connections. */
export interface Case {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** Bytes of the request body; 0 sends GET, more sends POST. */
  readonly bodyBytes: number;
}

const POST_BYTES = 1024;

/** What `native/upstream.c` answers to each stands there. */
export const CASES: readonly Case[] = [
  { name: "small", title: "small GET", path: "/api/small", bodyBytes: 0 },
  { name: "post", title: "POST 1 KiB, answer 4 KiB", path: "/api/post", bodyBytes: POST_BYTES },
  { name: "10k", title: "GET 10 KB", path: "/api/10k", bodyBytes: 0 },
];

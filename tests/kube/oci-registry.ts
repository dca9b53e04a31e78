import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import type { Listening } from "@edge-gateway/testkit/listen";

/** The content of a registry: blobs and manifests by digest, and the digests of tags. */
interface Store {
  readonly contents: Map<string, { readonly type: string; readonly bytes: Buffer }>;
  readonly tags: Map<string, string>;
  /** The bytes of uploads that have begun. */
  readonly uploads: Map<string, Buffer>;
}

const [OK, CREATED, ACCEPTED, NOT_FOUND] = [200, 201, 202, 404];
const BLOB_TYPE = "application/octet-stream";

/** A registry in memory with the part of the OCI distribution specification (1.1) that helm uses. */
export function startOciRegistry(): Promise<Listening> {
  const store: Store = { contents: new Map(), tags: new Map(), uploads: new Map() };
  return startUpstream((request, response) => void answer(store, request, response));
}

/** A request of a repository: `/v2/REPOSITORY/KIND/REFERENCE`. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly repository: string;
  readonly kind: string;
  readonly reference: string;
  /** The digest that an upload must have. */
  readonly digest: string | null;
  readonly type: string;
  readonly bytes: Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

async function answer(
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url = "/", headers: given } = request;
  const { pathname: path, searchParams } = new URL(url, "http://registry");
  const [, repository = "", kind = "", reference = ""] =
    /^\/v2\/(.+)\/(blobs|manifests)\/(.*)$/.exec(path) ?? [];
  const asked: Asked = {
    ...{ method, path, repository, kind, reference },
    digest: searchParams.get("digest"),
    type: given["content-type"] ?? BLOB_TYPE,
    bytes: await buffer(request),
  };
  const { status, headers = {}, body } = kind === "" ? { status: OK } : answerTo(store, asked);
  response.writeHead(status, headers).end(method === "HEAD" ? undefined : body);
}

function answerTo(store: Store, asked: Asked): Answer {
  if (asked.method === "GET" || asked.method === "HEAD") return content(store, asked);
  return asked.kind === "manifests" ? takeManifest(store, asked) : takeBlob(store, asked);
}

function content({ contents, tags }: Store, { repository, reference }: Asked): Answer {
  const digest = tags.get(`${repository}:${reference}`) ?? reference;
  const found = contents.get(digest);
  if (found === undefined) return { status: NOT_FOUND };
  const headers = {
    "content-type": found.type,
    "content-length": String(found.bytes.length),
    "docker-content-digest": digest,
  };
  return { status: OK, headers, body: found.bytes };
}

function takeManifest(store: Store, { repository, reference, path, bytes, type }: Asked): Answer {
  const digest = keep(store, bytes, type);
  store.tags.set(`${repository}:${reference}`, digest);
  return { status: CREATED, headers: { location: path, "docker-content-digest": digest } };
}

/**
 * Handles an upload, which begins with POST; the bytes come with PATCH, and the last ones with PUT.
 */
function takeBlob(store: Store, { method, repository, path, digest, bytes }: Asked): Answer {
  const blobs = `/v2/${repository}/blobs`;
  if (method === "POST")
    return { status: ACCEPTED, headers: { location: `${blobs}/uploads/${randomUUID()}` } };
  const whole = Buffer.concat([store.uploads.get(path) ?? Buffer.of(), bytes]);
  store.uploads.set(path, whole);
  if (digest === null) return { status: ACCEPTED, headers: { location: path } };
  keep(store, whole, BLOB_TYPE);
  return { status: CREATED, headers: { location: `${blobs}/${digest}` } };
}

function keep({ contents }: Store, bytes: Buffer, type: string): string {
  const digest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
  contents.set(digest, { type, bytes });
  return digest;
}

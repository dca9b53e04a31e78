import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import {
  askSecurely,
  childRoute,
  edgeBackend,
  edgeParameters,
  gatewayOf,
  grant,
  route,
  secret,
  service,
  slices,
  toEdgeBackend,
  together,
} from "./objects.ts";

/** The gateway runs a folder of Kubernetes manifests without a cluster, and applies its changes. */

const APP = { name: "app", port: 80 };

let one: Listening;
let two: Listening;
let gateway: Gateway;

before(async () => {
  [one, two] = await Promise.all([upstream("one"), upstream("two")]);
  gateway = await Gateway.start({
    config: (port) => ({
      "gateway.yaml": gatewayOf(port),
      "app.yaml": together(service("app"), slices("app", [one.port])),
      "apps.yaml": together(service("app", "apps"), slices("app", [two.port], "apps"), grant()),
      "backend.yaml": edgeBackend("external", two.port),
      "routes/app.yaml": route("app", "/app", APP),
      "routes/apps.yaml": route("apps", "/apps", { ...APP, namespace: "apps" }),
      "routes/external.yaml": route("external", "/external", toEdgeBackend("external")),
      "routes/half.yaml": route("half", "/half", APP, { name: "gone", port: 80 }),
      "routes/team.yaml": route("team", "/team", {
        group: "gateway.networking.k8s.io",
        kind: "HTTPRoute",
        name: "team-app",
      }),
      "routes/team-app.yaml": childRoute("team-app", "/team/app", APP),
      "notes.txt": "no manifest",
    }),
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([one, two].map((each) => each[Symbol.asyncDispose]()));
});

function upstream(name: string): Promise<Listening> {
  return startUpstream((_, response) => response.end(name));
}

async function ask(path: string): Promise<string> {
  const response = await fetch(gateway.url + path);
  const text = await response.text();
  return response.ok ? text : String(response.status);
}

/** Waits until a response is seen, and returns whether it was. */
async function answers(path: string, wanted: string): Promise<void> {
  await waitFor(`${path} to answer ${wanted}`, async () => (await ask(path)) === wanted);
}

test("routes lead to endpoints of Services, of other namespaces where a grant permits it, and to backends", async () => {
  assert.equal(await ask("/app"), "one");
  assert.equal(await ask("/apps"), "two");
  assert.equal(await ask("/external"), "two");
  assert.equal(await ask("/nowhere"), "404");
});

test("a route passes requests on to another one, which alone decides on them", async () => {
  assert.equal(await ask("/team/app"), "one");
  assert.equal(await ask("/team/other"), "404");
});

test("the share of a missing backend gets 500", async () => {
  const seen = new Set<string>();
  await waitFor("both outcomes", async () => seen.add(await ask("/half")).size === 2);
  assert.deepEqual([...seen].toSorted(), ["500", "one"]);
});

test("a change of one route is applied", async () => {
  await gateway.changeManifest("routes/app.yaml", route("app", "/moved", APP));
  await answers("/moved", "one");
  assert.equal(await ask("/app"), "404");
});

test("a file that is added or removed is a change too", async () => {
  await gateway.changeManifest("routes/new.yaml", route("new", "/new", APP));
  await answers("/new", "one");
  await gateway.changeManifest("routes/new.yaml", undefined);
  await answers("/new", "404");
});

test("other endpoints take the requests", async () => {
  await gateway.changeManifest("app.yaml", together(service("app"), slices("app", [two.port])));
  await answers("/moved", "two");
});

test("how a gateway is run is not what it serves: it answers whatever is wrong with its parameters and addresses", async () => {
  const { port } = gateway;
  const group = "edgegateway.dev";
  const of = (parametersRef: object) => ({ infrastructure: { parametersRef } });
  const statsAddr = `127.0.0.1:${port}`;
  let moved = 0;
  for (const spec of [
    of({ group, kind: "EdgeParameters", name: "misspelt" }),
    of({ group: "example.com", kind: "ProxyConfig", name: "own" }),
    { addresses: [{ type: "Hostname", value: "web.example" }] },
    { addresses: [{ routability: "example.com/office" }] },
    of({ group, kind: "EdgeParameters", name: "taking" }),
  ]) {
    moved += 1;
    await gateway.changeManifest(
      "gateway.yaml",
      together(
        gatewayOf(port, {}, spec),
        edgeParameters("taking", { rawConfig: { config: { statsAddr } } }),
        route("again", `/again-${moved}`, toEdgeBackend("external")),
      ),
    );
    await answers(`/again-${moved}`, "two");
    assert.equal(await ask("/external"), "two");
  }
  await gateway.changeManifest("gateway.yaml", gatewayOf(port));
  await answers(`/again-${moved}`, "404");
});

test("each of several endpoints has its turn", async () => {
  const both = slices("app", [one.port, two.port]);
  await gateway.changeManifest("app.yaml", together(service("app"), both));
  await waitFor("both endpoints", async () => {
    const seen = [await ask("/moved"), await ask("/moved")];
    return seen.includes("one") && seen.includes("two");
  });
});

test("without ready endpoints requests get 503", async () => {
  await gateway.changeManifest("app.yaml", service("app"));
  await answers("/moved", "503");
});

test("a reference to another namespace without a grant gets 500", async () => {
  await gateway.changeManifest(
    "apps.yaml",
    together(service("app", "apps"), slices("app", [two.port], "apps")),
  );
  await answers("/apps", "500");
  assert.equal(await ask("/external"), "two");
});

test("a wrong manifest changes nothing, and the log says where it is", async () => {
  const wrong = route("apps", "/apps", { name: "app", port: 0 });
  await gateway.changeManifest("routes/apps.yaml", wrong);
  await waitFor("the message", () =>
    /apps\.yaml:\d+:\d+.*backendRefs\[0\]\.port/.test(gateway.output),
  );
  assert.equal(await ask("/external"), "two");
});

test("HTTPS is spoken with the certificate of a Secret", async () => {
  await using authority = await CertificateAuthority.create();
  const { certificate, key } = await authority.issue({ name: "localhost" });
  await using secure = await Gateway.start({
    config: (port) => ({
      "all.yaml": together(
        gatewayOf(port, { protocol: "HTTPS", tls: { certificateRefs: [{ name: "cert" }] } }),
        secret("cert", { "tls.crt": certificate, "tls.key": key }),
        service("app"),
        slices("app", [one.port]),
        route("app", "/", APP),
      ),
    }),
  });
  assert.equal(await askSecurely(secure.port, authority.certificate), "one");
});

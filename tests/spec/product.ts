import { parse } from "yaml";
import { fillingsOf } from "@edge-gateway/codegen/emitters/defaults/index";
import { fill } from "@edge-gateway/codegen/emitters/defaults/fill";
import { emitCrds } from "@edge-gateway/codegen/emitters/crds/index";
import { emitReference } from "@edge-gateway/codegen/emitters/reference/index";
import { sharedAjv } from "@edge-gateway/codegen/emitters/validators/ajv";
import { violationsOf } from "@edge-gateway/codegen/emitters/validators/runtime";
import type { Violation } from "@edge-gateway/generated/validators/violation.d.ts";
import type { Model } from "@edge-gateway/codegen/model/model";

/** What the generator makes of the schemas, as far as the specification speaks of it. */
export interface Product {
  readonly titles: readonly string[];
  /** The status of every error by its code. */
  readonly errors: ReadonlyMap<string, number>;
  validate(title: string, value: unknown): readonly Violation[];
  withDefaults(title: string, value: unknown): unknown;
  /** A page of the reference by its name. */
  page(name: string): string;
  /** The section of a type in the reference, on whatever page it stands. */
  section(title: string): string;
  /** The schema of the one version of a kind, by its plural name. */
  crd(plural: string): unknown;
}

/** Generates in memory; each part is made when it is asked for first. */
export function productOf(model: Model): Product {
  const fillings = once(() => fillingsOf(model));
  const pages = once(
    () => new Map(emitReference(model).map(({ path, content }) => [path, content])),
  );
  const crds = once(
    () =>
      new Map(
        emitCrds(model)
          .filter(({ path }) => !path.includes("stripped/"))
          .map(({ path, content }) => [
            path.slice("crds/".length, path.indexOf(".")),
            once(() => parse(content).spec.versions[0].schema.openAPIV3Schema),
          ]),
      ),
  );
  return {
    titles: model.types.map(({ title }) => title),
    errors: new Map(model.errors.map(({ code, status }) => [code, status])),
    validate(title, value) {
      const validate = sharedAjv(model).getSchema(title);
      if (validate === undefined) throw new Error(`there is no type ${title}`);
      return violationsOf(validate, value);
    },
    withDefaults: (title, value) => fill(title, value, fillings()),
    page: (name) => pages().get(`docs/reference/${name}.md`) ?? "",
    section(title) {
      const text = [...pages().values()].join("\n");
      return new RegExp(`^##? ${title}\n[^]*?(?=^##? |(?![^]))`, "mu").exec(text)?.[0] ?? "";
    },
    crd: (plural) => crds().get(plural)?.(),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

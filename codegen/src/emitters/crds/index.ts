import { stringify } from "yaml";
import type { Model, ResourceDefinition, TypeDef } from "../../model/model.ts";
import type { ObjectNode } from "../../model/node.ts";
import { YAML_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { stripped } from "./stripped.ts";
import { structuralSchema } from "./structural.ts";
import type { StructuralSchema } from "./structural.ts";

/**
 * The definition of every kind for the Kubernetes API, in three copies: the complete one; one
 * without descriptions below `stripped/`, small enough for the annotation in which client-side
 * apply stores it; and a template of the chart, because a chart cannot read files outside its
 * folder.
 */
export function emitCrds(model: Model): readonly PlannedFile[] {
  return model.types.flatMap((type) => {
    const { resource, node } = type;
    if (resource?.definition === undefined || node.kind !== "object") return [];
    const { kind, definition: names } = resource;
    const name = `${names.plural}.${model.apiGroup.group}`;
    const definition = crd(model, { type, node, kind, names }, name);
    return [
      { path: `crds/${name}.yaml`, content: yaml(definition) },
      { path: `crds/stripped/${name}.yaml`, content: yaml(stripped(definition)) },
      { path: `charts/crds/templates/${name}.yaml`, content: asTemplate(yaml(definition)) },
    ];
  });
}

/** Escapes double braces, which Helm would interpret. */
function asTemplate(text: string): string {
  return text.replaceAll("{{", '{{ "{{" }}');
}

function yaml(definition: unknown): string {
  // Kubernetes reads YAML 1.1, where a plain On is true.
  const options = { lineWidth: 0, aliasDuplicateObjects: false, version: "1.1" } as const;
  return YAML_HEADER + stringify(definition, options);
}

/** The inputs from which one CRD is made. */
interface Parts {
  readonly type: TypeDef;
  readonly node: ObjectNode;
  readonly kind: string;
  readonly names: ResourceDefinition;
}

function crd(model: Model, { type, node, kind, names }: Parts, name: string): object {
  const { group, version, category } = model.apiGroup;
  return {
    apiVersion: "apiextensions.k8s.io/v1",
    kind: "CustomResourceDefinition",
    metadata: {
      name,
      labels: { app: category, "app.kubernetes.io/name": category, ...names.labels },
    },
    spec: {
      group,
      names: {
        kind,
        listKind: `${kind}List`,
        plural: names.plural,
        singular: kind.toLowerCase(),
        shortNames: names.shortNames,
        categories: [category],
      },
      scope: "Namespaced",
      versions: [
        {
          name: version,
          served: true,
          storage: true,
          ...(node.fields.some((field) => field.name === "status")
            ? { subresources: { status: {} } }
            : {}),
          additionalPrinterColumns: names.printerColumns,
          schema: { openAPIV3Schema: rootSchema(model, type, node) },
        },
      ],
    },
  };
}

/** The API server itself checks the metadata, the apiVersion and the kind. */
function rootSchema(model: Model, type: TypeDef, node: ObjectNode): StructuralSchema {
  const own = node.fields.filter(({ name }) => name === "spec" || name === "status");
  const schema = structuralSchema(model, { ...node, fields: own });
  return {
    ...schema,
    description: type.description,
    properties: {
      apiVersion: { type: "string" },
      kind: { type: "string" },
      metadata: { type: "object" },
      ...Object(schema["properties"]),
    },
  };
}

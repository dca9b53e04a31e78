import { objectOf } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import type { Field, Node, ObjectNode } from "../../model/node.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { countSentence } from "../../vocabulary/counts.ts";
import { ruleSentence } from "../../vocabulary/rules.ts";
import {
  annotationSentences,
  defaultWords,
  limitWords,
  publicSource,
  typeWords,
} from "../words.ts";
import type { NameStyle } from "../words.ts";
import type {
  ExplainedFacts,
  ExplainedField,
  ExplainedNode,
} from "@edge-gateway/schema-runtime/explain/lookup";

/** Formats the names of types for a terminal, which cannot show links. */
const PLAIN_NAMES: NameStyle = { type: ({ title }) => title, value: (text) => text };

/** The texts of `gw explain` for each property and type. */
export function emitExplanations(model: Model): readonly PlannedFile[] {
  const rows = model.types.map(
    (type) => `  ${type.title}: ${JSON.stringify(typeFacts(model, type))},\n`,
  );
  const content = `${CODE_HEADER}import { explainedAt, placesOf } from "@edge-gateway/schema-runtime/explain/lookup";
import type { Explained, ExplainedFacts } from "@edge-gateway/schema-runtime/explain/lookup";

/** Explains a path: \`gateways.web.port\` in a document of the type \`document\`, or \`trafficPolicies.cors\` in any named type. */
export function explain(path: string, document: string): Explained {
  return explainedAt(path, document, TYPES);
}

/** Every path to a property of the given name, beginning with the type that has the property. */
export function explainedPlaces(name: string): readonly string[] {
  return placesOf(name, TYPES);
}

const TYPES: Readonly<Record<string, ExplainedFacts>> = {
${rows.join("")}};
`;
  return [{ path: "generated/explain/index.ts", content }];
}

function typeFacts(model: Model, { node, description, source }: TypeDef): ExplainedFacts {
  return {
    words: typeWords(model, node, PLAIN_NAMES),
    description,
    ...details(model, node),
    ...sourceFact(source),
    ...nodeEntry(model, node),
  };
}

function fieldFacts(model: Model, field: Field): ExplainedField {
  const { node, description, source, suggest } = field;
  return {
    words: typeWords(model, node, PLAIN_NAMES),
    description,
    ...(field.required ? { required: true } : {}),
    ...(field.default === undefined ? {} : { default: defaultWords(field.default) }),
    ...details(model, node),
    ...sourceFact(source),
    ...(suggest.length === 0 ? {} : { suggest }),
    ...nodeEntry(model, node),
  };
}

function sourceFact(source = ""): Pick<ExplainedFacts, "source"> {
  const opened = publicSource(source);
  return opened === "" ? {} : { source: opened };
}

function details(model: Model, node: Node): Pick<ExplainedFacts, "limits" | "notes" | "rules"> {
  const limits = limitWords(model, node, (text) => text);
  const notes = [...annotationSentences(model, node), ...insideSentences(model, node)];
  const object = model.resolve(node);
  const rules = object.kind === "object" ? rulesOf(object) : [];
  return {
    ...(limits.length === 0 ? {} : { limits }),
    ...(notes.length === 0 ? {} : { notes }),
    ...(rules.length === 0 ? {} : { rules }),
  };
}

/** The facts about the items of a list or the entries of a map. */
function insideSentences(model: Model, node: Node): readonly string[] {
  const inner = node.kind === "list" ? node.items : node.kind === "map" ? node.values : undefined;
  return inner === undefined
    ? []
    : [...annotationSentences(model, inner), ...insideSentences(model, inner)];
}

function rulesOf({ counts, rules }: ObjectNode): readonly string[] {
  return [...counts.map(countSentence), ...rules.map(ruleSentence)].map(
    (sentence) => `${sentence.replaceAll("`", "")}.`,
  );
}

function nodeEntry(model: Model, node: Node): Pick<ExplainedFacts, "node"> {
  const inner = explainedNode(model, node);
  return inner === undefined ? {} : { node: inner };
}

function explainedNode(model: Model, node: Node): ExplainedNode | undefined {
  switch (node.kind) {
    case "ref": {
      const type = model.target(node);
      return leadsFurther(model, type) ? { type: type.title } : undefined;
    }
    case "list": {
      const items = explainedNode(model, node.items);
      return items === undefined ? undefined : { items };
    }
    case "map":
      return { entries: explainedNode(model, node.values) ?? {} };
    case "union": {
      const branches = node.branches.flatMap((branch) => explainedNode(model, branch) ?? []);
      return branches.length === 0 ? undefined : { branches };
    }
    case "object":
      return {
        fields: Object.fromEntries(
          node.fields.map((field) => [field.name, fieldFacts(model, field)]),
        ),
      };
    default:
      return undefined;
  }
}

function leadsFurther(model: Model, type: TypeDef): boolean {
  if (objectOf(model, type) !== undefined) return true;
  return ["list", "map", "union"].includes(model.resolve(type.node).kind);
}

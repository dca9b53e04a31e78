import type {
  AdminEffectiveField,
  AdminExplainedPhase,
  AdminExplanation,
} from "@edge-gateway/generated/types/index.ts";
import type { ReactNode } from "react";
import { addressOfText } from "../../components/change/address-of-place.ts";
import { ChangeLink } from "../../components/change/change-link.tsx";

const PHASES: Readonly<Record<AdminExplainedPhase["phase"], string>> = {
  connection: "For the connection",
  gateway: "Before the route is selected",
  route: "After the route is selected",
};
const INDENTATION = 2;

interface PoliciesProps {
  readonly way: Pick<AdminExplanation, "phases" | "backends">;
}

/** The effective policies in the order in which they run, each with the places that set it. */
export function Policies({ way: { phases, backends } }: PoliciesProps): ReactNode {
  return (
    <>
      <h3>Policies</h3>
      {phases.map(({ phase, policies }) => (
        <Fields key={phase} title={PHASES[phase]} fields={policies} />
      ))}
      {backends.map(({ name, policies, parts }) => (
        <div key={name}>
          <Fields title={`For the backend ${name}`} fields={policies} />
          {parts.map((part) => (
            <Fields
              key={part.name}
              title={`For ${part.name} of the backend ${name}`}
              fields={part.policies}
            />
          ))}
        </div>
      ))}
    </>
  );
}

interface FieldsProps {
  readonly title: string;
  readonly fields: readonly AdminEffectiveField[];
}

function Fields({ title, fields }: FieldsProps): ReactNode {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      {fields.length === 0 && <p className="quiet">none</p>}
      {fields.map((field) => (
        <Field key={`${field.name} ${field.from.join()}`} field={field} />
      ))}
    </section>
  );
}

/** A policy, which is opened for its value, beside the links to the forms that change it. */
function Field({ field: { name, value, from, instead } }: { readonly field: AdminEffectiveField }) {
  return (
    <div className="opened">
      <details>
        <summary>
          <strong>{name}</strong> from {from.join(" and ") || "nowhere"}
          {instead.length > 0 && `, instead of ${instead.length} other`}
        </summary>
        {value !== undefined && (
          <pre tabIndex={0}>{JSON.stringify(value, undefined, INDENTATION)}</pre>
        )}
        {instead.length > 0 && (
          <ul>
            {instead.map(({ place, because }) => (
              <li key={place}>
                not {place}: {because} <ChangeLink address={addressOfText(place)} />
              </li>
            ))}
          </ul>
        )}
      </details>
      {from.map((place) => (
        <ChangeLink key={place} address={addressOfText(place)} />
      ))}
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWriteRefusal } from "../../../api/access.ts";
import { budgetsQuery, modelsQuery } from "../../../api/agents.ts";
import { isUnpriced, priceForm } from "../price/price-of-model.ts";
import { unpricedText } from "./unpriced-text.ts";

interface UnpricedProps {
  /** What is not known, but for the name of the model. */
  readonly what: string;
  /** What the form for the price begins with. */
  readonly given: Readonly<Record<string, string>>;
}

/** Warns of a model for which the configuration has no price, with the way to the form that sets it. */
export function Unpriced({ what, given }: UnpricedProps): ReactNode {
  const { data } = useQuery(budgetsQuery);
  const refusal = useWriteRefusal();
  const { model = "" } = given;
  const budgets = (data?.budgets ?? []).filter(({ dollars }) => dollars !== undefined);
  if (model === "") return null;
  const text = unpricedText(
    `${what} ${model}`,
    budgets.map(({ name }) => name),
  );
  return (
    <p role="note" className={budgets.length === 0 ? "" : "warn"}>
      {text}{" "}
      {refusal === undefined && (
        <Link to="/new" search={{ kind: "price", ...given }}>
          Set the price of {model}
        </Link>
      )}
    </p>
  );
}

interface OfferedUnpricedProps {
  /** The name of the model for clients. */
  readonly name: string;
}

/** Warns of a model that the gateway offers, and for which it knows no price. */
export function OfferedUnpriced({ name }: OfferedUnpricedProps): ReactNode {
  const { data } = useQuery(modelsQuery);
  const found = data?.models.find((each) => each.kind === "model" && each.name === name);
  const given = found !== undefined && isUnpriced(found) ? priceForm(found) : undefined;
  return given === undefined ? null : (
    <Unpriced what="The gateway knows no price for" given={given} />
  );
}

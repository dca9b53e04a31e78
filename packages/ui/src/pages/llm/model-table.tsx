import type { AdminLlmCall, AdminModel, AdminModels } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { pointerTokens } from "@edge-gateway/translate/diagnostics/pointer";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { callsQuery } from "../../api/agents.ts";
import { useWriteRefusal } from "../../api/access.ts";
import { addressOfPlace } from "../../components/change/address-of-place.ts";
import { Place } from "../../components/place.tsx";
import { OpenToAll } from "../../components/table/open-to-all.tsx";
import { SortedTable } from "../../components/table/sorted-table.tsx";
import { withWords } from "../../components/with-words.ts";
import { refusedKeys } from "../../live/refused-keys.ts";
import { priceForm } from "../new/price/price-of-model.ts";
import { healthText, priceText, targetsText } from "./model-texts.ts";

const FIRST_COLUMNS = [
  {
    name: "Model",
    order: { name: "name", value: ({ name }: AdminModel) => name },
    cell: ({ name }: AdminModel) => name,
  },
  {
    name: "Kind",
    order: { name: "kind", value: ({ kind }: AdminModel) => kind },
    cell: ({ kind }: AdminModel) => kind,
  },
  {
    name: "Provider",
    order: { name: "provider", value: ({ provider }: AdminModel) => provider },
    cell: (model: AdminModel) => <Provider model={model} />,
  },
  { name: "Provider's model", cell: ({ upstreamModel = "" }: AdminModel) => upstreamModel },
  { name: "Targets", cell: targetsText },
];
const LAST_COLUMNS = [
  { name: "Price of a million tokens", cell: (model: AdminModel) => <Price model={model} /> },
  { name: "Requested by", cell: ({ isPublic }: AdminModel) => (isPublic ? "clients" : "models") },
  {
    name: "Place",
    isPinned: true,
    cell: ({ place }: AdminModel) => place && <Place place={place} />,
  },
];

/** The health of models, by their endpoints and their last calls. */
function healthColumn(calls: readonly AdminLlmCall[]) {
  const refused = refusedKeys(calls);
  const text = (model: AdminModel): string => healthText(model, refused);
  return { name: "Health", order: { name: "health", value: text }, cell: text };
}

interface ModelTableProps {
  readonly list: AdminModels;
  readonly search: string;
}

/** The provider of a model, and the form that gives the gateway another key for it. */
function Provider({ model }: { readonly model: AdminModel }): ReactNode {
  const { kind, name, provider, place } = model;
  const refusal = useWriteRefusal();
  const [section, entry] = pointerTokens(`/${(place && addressOfPlace(place)) ?? ""}`);
  const canChange = kind === "model" && section === "models" && entry !== undefined;
  if (!canChange || refusal !== undefined) return provider;
  return (
    <>
      {provider}{" "}
      <Link
        to="/new"
        search={{ kind: "provider-key", model: entry }}
        aria-label={`Replace its key: provider of ${name}`}
      >
        Replace its key
      </Link>
    </>
  );
}

/** What a model costs, which leads to the form that says it. */
function Price({ model }: { readonly model: AdminModel }): ReactNode {
  const given = priceForm(model);
  const refusal = useWriteRefusal();
  if (given === undefined || refusal !== undefined) return priceText(model);
  return (
    <Link to="/new" search={given} title={`Set the price of ${model.name}`}>
      {priceText(model)}
    </Link>
  );
}

/** The models and providers. */
export function ModelTable({ list: { models, omitted }, search }: ModelTableProps): ReactNode {
  const calls = useQuery(callsQuery).data?.calls;
  const columns = useMemo(
    () => [...FIRST_COLUMNS, healthColumn(calls ?? []), ...LAST_COLUMNS],
    [calls],
  );
  const found = withWords(models, search, ({ name, kind, provider, upstreamModel = "" }) =>
    [name, kind, provider, upstreamModel].join(" "),
  );
  return (
    <>
      <p role="status">
        {found.length} of {models.length} models
        {omitted > 0 && `; ${omitted} more are left out`}
      </p>
      <OpenToAll
        use="call"
        closedBy="keys"
        open={models.flatMap(({ name, openPorts: ports }) =>
          ports === undefined ? [] : [{ name, ports }],
        )}
      />
      <SortedTable
        table="models"
        label="Models"
        columns={columns}
        rows={found}
        keyOf={({ kind, name, backend = "" }) => JSON.stringify([kind, name, backend])}
        empty={
          models.length === 0
            ? "No models are configured: add a model, or a backend with the section ai."
            : "No model contains these words."
        }
      />
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { configSourceQuery } from "../../api/queries.ts";
import { configSchemaQuery } from "../../components/config-schema.ts";
import { OnlyWriters } from "../../components/access/only-writers.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { placeIn } from "../configuration/form-place.ts";
import { ObjectForm } from "./form.tsx";

const route = getRouteApi("/change");

/** How do I change or remove this? One object of the configuration as a form. */
export function Change(): ReactNode {
  const { at = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const [times, setTimes] = useState(0);
  const goTo = (address: string): void => void navigate({ search: { at: address }, replace: true });
  return (
    <>
      <p>
        <Link to="/configuration">The whole configuration</Link>
      </p>
      {at === "" ? (
        <>
          <h1>Change something</h1>
          <p role="status">
            Choose what to change on the page <Link to="/traffic">Traffic</Link>,{" "}
            <Link to="/mcp">MCP</Link> or <Link to="/llm">LLM</Link>: each object leads here.
          </p>
        </>
      ) : (
        <Prepared
          key={`${at} ${times}`}
          address={at}
          onAgain={(address) => {
            setTimes(times + 1);
            goTo(address);
          }}
          onFound={goTo}
        />
      )}
    </>
  );
}

interface PreparedProps {
  readonly address: string;
  readonly onAgain: (address: string) => void;
  readonly onFound: (address: string) => void;
}

/** Reads what the form needs: the text with the object, and its schema. */
function Prepared({ address, onAgain, onFound }: PreparedProps): ReactNode {
  const source = useQuery(configSourceQuery);
  const schema = useQuery(configSchemaQuery);
  const heading = <h1>Change {address}</h1>;
  if (source.data === undefined || schema.data === undefined)
    return (
      <>
        {heading}
        <Loaded query={source}>{() => <Loaded query={schema}>{() => null}</Loaded>}</Loaded>
      </>
    );
  const { value, version = "" } = source.data;
  const place = placeIn(value, version);
  if (typeof place === "string")
    return (
      <>
        {heading}
        <p role="status">
          <strong>Read-only:</strong> {place}
        </p>
      </>
    );
  const fixed = value.files.find(({ readOnlyReason }) => readOnlyReason !== undefined);
  return (
    <OnlyWriters what="The form">
      <ObjectForm
        {...{ address, place, heading, onAgain, onFound }}
        root={schema.data}
        fixed={fixed?.readOnlyReason}
      />
    </OnlyWriters>
  );
}

import { joined, named, type Native, type NativeBlock, piecesOf, type Turn } from "./turn.ts";

type Say = (type: string, more: object) => string;

/** Writes a turn as the vendor writes it. */
export function responses(turn: Turn): Native {
  const head = { id: "resp_9", object: "response", created_at: 1, model: "m", error: null };
  const groups = itemsOf(turn);
  const output = groups.map(writtenItem);
  const isCut = turn.reason === "length";
  const status = isCut ? "incomplete" : "completed";
  const whole = {
    ...head,
    status,
    incomplete_details: isCut ? { reason: "max_output_tokens" } : null,
    output,
    usage: {
      input_tokens: turn.input,
      input_tokens_details: { cached_tokens: turn.cached },
      output_tokens: turn.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: turn.input + turn.output,
    },
  };
  let sequence_number = -1;
  const say: Say = (type, more) => {
    sequence_number += 1;
    return named({ type, ...{ sequence_number, ...more } });
  };
  const begun = { response: { ...head, status: "in_progress", output: [], usage: null } };
  const stream = [
    say("response.created", begun),
    say("response.in_progress", begun),
    ...groups.flatMap((blocks, index) => streamedItem(blocks, index, say)),
    say(`response.${status}`, { response: whole }),
  ];
  return { whole, stream: Buffer.from(stream.join("")) };
}

/** Neighbouring texts are parts of one message. */
function itemsOf({ blocks }: Turn): readonly (readonly NativeBlock[])[] {
  const isSaid = ({ kind }: NativeBlock): boolean => kind === "text" || kind === "refusal";
  const items: NativeBlock[][] = [];
  for (const block of blocks) {
    const last = items.at(-1);
    if (last?.every(isSaid) === true && isSaid(block)) last.push(block);
    else items.push([block]);
  }
  return items;
}

function contentOf(block: NativeBlock): object {
  const text = "pieces" in block ? joined(block.pieces) : "";
  if (block.kind === "refusal") return { type: "refusal", refusal: text };
  return { type: "output_text", text, annotations: [] };
}

function writtenItem(blocks: readonly NativeBlock[], index: number) {
  const [block] = blocks;
  if (block?.kind === "call") {
    const { id: call_id, name } = block;
    const head = { id: `fc_${index}`, type: "function_call", status: "completed" };
    return { ...head, call_id, name, arguments: JSON.stringify(block.value) };
  }
  if (block?.kind === "reasoning") {
    const summary = block.pieces.map((piece) => ({ type: "summary_text", text: piece }));
    return { id: `rs_${index}`, type: "reasoning", summary };
  }
  const head = { id: `msg_${index}`, type: "message", status: "completed", role: "assistant" };
  return { ...head, content: blocks.map(contentOf) };
}

function streamedItem(blocks: readonly NativeBlock[], output_index: number, say: Say): string[] {
  const item = writtenItem(blocks, output_index);
  const [block] = blocks;
  const empty =
    block?.kind === "call"
      ? { arguments: "" }
      : block?.kind === "reasoning"
        ? { summary: [] }
        : { content: [] };
  const own: Say = (type, more) => say(type, { output_index, item_id: item.id, ...more });
  const begun = { ...item, status: "in_progress", ...empty };
  return [
    say("response.output_item.added", { output_index, item: begun }),
    ...blocks.flatMap((each, content_index) => streamedBlock(each, content_index, own)),
    say("response.output_item.done", { output_index, item }),
  ];
}

function streamedBlock(block: NativeBlock, content_index: number, say: Say): string[] {
  if (block.kind === "call") {
    const type = "response.function_call_arguments";
    return [
      ...piecesOf(block.value).map((delta) => say(`${type}.delta`, { delta })),
      say(`${type}.done`, { arguments: JSON.stringify(block.value) }),
    ];
  }
  if (block.kind === "reasoning")
    return block.pieces.flatMap((text, summary_index) => {
      const part = { type: "summary_text", text };
      return [
        say("response.reasoning_summary_part.added", {
          summary_index,
          part: { ...part, text: "" },
        }),
        say("response.reasoning_summary_text.delta", { summary_index, delta: text }),
        say("response.reasoning_summary_text.done", { summary_index, text }),
        say("response.reasoning_summary_part.done", { summary_index, part }),
      ];
    });
  const isRefusal = block.kind === "refusal";
  const type = isRefusal ? "refusal" : "output_text";
  const empty = isRefusal ? { refusal: "" } : { text: "", annotations: [] };
  const text = joined(block.pieces);
  return [
    say("response.content_part.added", { content_index, part: { type, ...empty } }),
    ...block.pieces.map((delta) => say(`response.${type}.delta`, { content_index, delta })),
    say(`response.${type}.done`, { content_index, ...(isRefusal ? { refusal: text } : { text }) }),
    say("response.content_part.done", { content_index, part: contentOf(block) }),
  ];
}

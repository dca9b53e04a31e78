"""Calls models with a client: each line of input is an order `[CLIENT, URL, MODEL]`, or with `"error"` at its end one
whose call fails; each line of output is what the client has understood."""

import json
import sys

QUESTION = [{"role": "user", "content": "Hi"}]
SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}}


def call_openai(url, model):
    from openai import OpenAI

    client = OpenAI(base_url=f"{url}/v1", api_key="client-key", max_retries=0)
    tool = {"type": "function", "function": {"name": "weather", "parameters": SCHEMA}}
    whole = client.chat.completions.create(model=model, messages=QUESTION)
    text, tools, usage = "", {}, None
    options = {"include_usage": True}
    for chunk in client.chat.completions.create(
        model=model, messages=QUESTION, tools=[tool], stream=True, stream_options=options
    ):
        usage = chunk.usage or usage
        for choice in chunk.choices:
            text += choice.delta.content or ""
            for part in choice.delta.tool_calls or []:
                known = tools.setdefault(part.index, {"name": "", "arguments": ""})
                known["name"] += part.function.name or ""
                known["arguments"] += part.function.arguments or ""
    return {
        "whole": whole.choices[0].message.content,
        "used": [whole.usage.prompt_tokens, whole.usage.completion_tokens],
        "streamed": text,
        "tools": [[each["name"], json.loads(each["arguments"])] for each in tools.values()],
        "streamUsed": [usage.prompt_tokens, usage.completion_tokens],
    }


def call_anthropic(url, model):
    from anthropic import Anthropic

    client = Anthropic(base_url=url, api_key="client-key", max_retries=0)
    tool = {"name": "weather", "input_schema": SCHEMA}
    asked = {"model": model, "max_tokens": 100, "messages": QUESTION}
    whole = client.messages.create(**asked)
    with client.messages.stream(**asked, tools=[tool]) as stream:
        final = stream.get_final_message()
    said = [part for part in final.content if part.type == "text"]
    called = [part for part in final.content if part.type == "tool_use"]
    return {
        "whole": whole.content[0].text,
        "used": [whole.usage.input_tokens, whole.usage.output_tokens],
        "streamed": "".join(part.text for part in said),
        "tools": [[part.name, part.input] for part in called],
        "streamUsed": [final.usage.input_tokens, final.usage.output_tokens],
    }


def call_litellm(model, base):
    import litellm

    litellm.suppress_debug_info = True
    tool = {"type": "function", "function": {"name": "weather", "parameters": SCHEMA}}
    asked = {"model": model, "messages": QUESTION, "api_base": base, "api_key": "client-key"}
    whole = litellm.completion(**asked, max_tokens=100, num_retries=0)
    options = {"include_usage": True}
    chunks = list(
        litellm.completion(**asked, max_tokens=100, tools=[tool], stream=True, stream_options=options)
    )
    built = litellm.stream_chunk_builder(chunks, messages=QUESTION)
    message = built.choices[0].message
    calls = [call.function for call in message.tool_calls or []]
    return {
        "whole": whole.choices[0].message.content,
        "used": [whole.usage.prompt_tokens, whole.usage.completion_tokens],
        "streamed": message.content,
        "tools": [[call.name, json.loads(call.arguments)] for call in calls],
        "streamUsed": [built.usage.prompt_tokens, built.usage.completion_tokens],
    }


def call_litellm_openai(url, model):
    return call_litellm(f"openai/{model}", f"{url}/v1")


def call_litellm_anthropic(url, model):
    return call_litellm(f"anthropic/{model}", url)


def error_of(call, library, url, model):
    import importlib

    errors = importlib.import_module(library)
    kind = errors.APIStatusError if library != "litellm" else errors.exceptions.RateLimitError
    try:
        call(url, model)
    except kind as error:
        return {"status": error.status_code, "name": type(error).__name__}
    return None


CALLS = {
    "openai": call_openai,
    "anthropic": call_anthropic,
    "litellm openai": call_litellm_openai,
    "litellm anthropic": call_litellm_anthropic,
}

for line in sys.stdin:
    client, url, model, *rest = json.loads(line)
    call = CALLS[client]
    result = error_of(call, client.split()[0], url, model) if rest else call(url, model)
    print(json.dumps(result), flush=True)

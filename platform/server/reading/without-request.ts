import type { Language } from '#platform/shared/actor.ts'
import type { Call } from '#platform/shared/call.ts'
import type { Asked, Implemented } from '../handler.ts'
import type { AllModules } from '../module.ts'

/** The handler of a call, for whoever asks in the academy itself: what a message or a report says is what the API would. */
export function handlerOf(modules: AllModules, call: Call): Implemented['handlers'][string] {
  for (const { calls, handlers } of modules().flatMap(({ implemented }) => implemented)) {
    const name = Object.keys(calls).find((each) => calls[each] === call)
    if (name !== undefined) return handlers[name]!
  }
  throw new Error(`Nobody answers ${call.method} ${call.path}.`)
}

/** What a handler is told of the request, and the head of its reply, where nobody sent one; `id` stands in the log. */
export const withoutRequest = (id: string, language: Language): Pick<Asked<never>, 'request' | 'reply'> => ({
  request: {
    id,
    ip: '',
    language,
    userAgent: '',
    reportTicket: null,
    uploadKey: null,
    sessionId: null,
    apiTokenId: null,
    secure: true,
    range: null,
    ifRange: null,
    cookies: '',
  },
  reply: { code: () => undefined, header: () => undefined },
})

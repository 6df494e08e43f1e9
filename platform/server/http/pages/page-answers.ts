import type { FastifyInstance } from 'fastify'
import type { Call } from '#platform/shared/call.ts'

/** Answers that a page would ask for at once, so that they come with it. Anybody may make these calls, which have no input. */
export interface PageAnswers {
  /** The path of the screen, as declared. */
  readonly page: string
  /** By the name under which the page looks for the answer. */
  readonly calls: Readonly<Record<string, Call>>
}

export type AnswersOf = (page: string | undefined) => Promise<Readonly<Record<string, unknown>>>

/** Milliseconds for which an answer is taken as it was. */
const kept = 5_000
const none = Promise.resolve({})

/**
 * Asks this server itself. A call that is refused now is left out: the page asks for it then and is told why. So are all
 * while `closed` says that nobody gets answers, also those that are kept from before.
 */
export function answersOf(app: FastifyInstance, pages: readonly PageAnswers[], closed: () => boolean): AnswersOf {
  const callsOf = new Map(pages.map(({ page, calls }) => [page, calls]))
  const last = new Map<string, { readonly at: number; readonly answers: Promise<Record<string, unknown>> }>()
  const asked = async (calls: Readonly<Record<string, Call>>) => {
    const answers: Record<string, unknown> = {}
    for (const [name, { method, path }] of Object.entries(calls)) {
      const reply = await app.inject({ method, url: path })
      if (reply.statusCode === 200) answers[name] = reply.json()
    }
    return answers
  }
  return (page) => {
    const calls = page === undefined ? undefined : callsOf.get(page)
    if (!page || !calls || closed()) return none
    const former = last.get(page)
    if (former && Date.now() - former.at < kept) return former.answers
    const answers = asked(calls).catch(() => ({}))
    last.set(page, { at: Date.now(), answers })
    return answers
  }
}

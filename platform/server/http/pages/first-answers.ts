import type { FastifyInstance } from 'fastify'
import { passes, type Permission, type Role } from '#platform/shared/access.ts'
import type { Language } from '#platform/shared/actor.ts'
import { homeOf } from '#platform/shared/homes.ts'
import type { BuiltPages } from './built-pages.ts'

/** Who has just come in, and with which request. */
export interface WhoCameIn {
  readonly accessToken: string
  readonly role: Role
  readonly permissions: readonly Permission[]
  readonly language: Language
  readonly ip: string
  readonly userAgent: string
}

/** By the addresses of calls: their replies. */
export type AnswersByAddress = Readonly<Record<string, unknown>>
type Answering = (next: string | null, who: WhoCameIn) => Promise<AnswersByAddress>

/** Milliseconds. What takes longer is left out: a log-in waits for no slow page. */
const within = 1_000

/**
 * What the page asks first to which a log-in leads, answered with the log-in itself: on a slow line the page is there a
 * round trip earlier. Nothing is answered before a server is open.
 */
export class FirstAnswers {
  #answering: Answering = () => Promise.resolve({})

  /** From now on this server answers, by what the build wrote down of its pages. */
  open(app: FastifyInstance, built: BuiltPages | null): void {
    if (!built) return
    this.#answering = async (next, who) => {
      const { to, asks } = built.leadsTo(next)
      const open = asks.filter(
        ({ page, rule }) => passes(rule, who.role, who.permissions) && (to !== null || page === homeOf(who.role)),
      )
      const answers: Record<string, unknown> = {}
      await Promise.all(
        open.flatMap(({ addresses }) =>
          addresses.map(async (url) => {
            const reply = await app.inject({ method: 'GET', url, headers: headersOf(who), remoteAddress: who.ip })
            if (reply.statusCode === 200) answers[url] = reply.json()
          }),
        ),
      )
      return answers
    }
  }

  /**
   * The replies that the page at `next` (null: the home) would get from this person, each asked as a request of its own,
   * with every check of one. A call that refuses, fails or is slow is left out: the page asks it then and is told why.
   */
  async of(next: string | null, who: WhoCameIn): Promise<AnswersByAddress> {
    let late: NodeJS.Timeout | undefined
    const nothing = new Promise<AnswersByAddress>((resolve) => {
      late = setTimeout(() => resolve({}), within)
    })
    const answers = this.#answering(next, who).catch(() => ({}))
    return Promise.race([answers, nothing]).finally(() => clearTimeout(late))
  }
}

const headersOf = ({ accessToken, language, userAgent }: WhoCameIn) => ({
  authorization: `Bearer ${accessToken}`,
  'accept-language': language,
  'user-agent': userAgent,
})

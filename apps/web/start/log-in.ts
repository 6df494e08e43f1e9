import { logInBody } from '#modules/signin/web/log-in-body.ts'
import { ownLanguage } from '#modules/signin/web/own-language.ts'
import { dropEarly, sendEarly } from '#platform/web/signed-in/early.ts'
import { headOfPage } from '#platform/web/start/head-of-page.ts'
import { currentLanguage, localeOf } from '#platform/web/language.ts'
import { newKey } from '#platform/web/signed-in/new-key.ts'
import { beginNextPage, type WhoIsIn } from '#platform/web/start/next-page.ts'

const address = '/login'
type Reply = WhoIsIn & { readonly userData: { readonly settings: { readonly language?: string } } }
/** How often one was taken back: what was sent before is not gone on with. */
let takenBack = 0

/**
 * Sends the log-in that was pressed in the form of markup. The application, which does the same press when it is there,
 * is given this answer and goes on with it, whatever it says; who is in has the next page asked for meanwhile.
 */
export function logInEarly(form: HTMLElement): void {
  const typed = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ''
  const body = logInBody({ email: typed('email'), password: typed('password') })
  if (!body.email || !body.password) return
  const headers = {
    'accept-language': localeOf(currentLanguage()),
    'content-type': 'application/json',
    'idempotency-key': newKey(),
  }
  const before = takenBack
  void sendEarly(address, { method: 'POST', headers, body: JSON.stringify(body) })
    .then((response) => (before === takenBack ? goOn(response) : undefined))
    .catch(() => undefined)
}

/** Something else was written or pressed since: a session that began is ended. */
export function takeLogInBack(): void {
  takenBack++
  for (const response of dropEarly(address)) void response.then(endSession).catch(() => undefined)
}

async function endSession(response: Response): Promise<void> {
  const reply = await replyIn(response)
  if (reply) await fetch('/logout', { headers: { authorization: `Bearer ${reply.accessToken}` }, keepalive: true })
}

/** Whoever is in; null: nobody is, or not yet. */
async function replyIn(response: Response): Promise<Reply | null> {
  if (response.status !== 200) return null
  // The text "0" is an answer too: the address is to be proved first.
  const reply = (await response.clone().json()) as Reply | '0'
  return reply === '0' ? null : reply
}

async function goOn(response: Response): Promise<void> {
  const reply = await replyIn(response)
  if (!reply) return
  beginNextPage(reply, headOfPage()?.next?.to ?? null, ownLanguage(reply.userData.settings.language))
}

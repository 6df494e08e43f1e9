/** What somebody does at the provider: logs in by this name, or turns back. */
export type AtProvider = { readonly login: string } | 'cancels'

/**
 * A browser without pages: follows the address of a begun log-in through the provider's own forms, keeping its cookies,
 * and answers the query with which the provider sends it back to `callback`.
 */
export async function walkThroughProvider(address: string, callback: string, does: AtProvider): Promise<string> {
  const cookies = new Map<string, string>()
  let next: { readonly url: string; readonly form?: URLSearchParams } = { url: address }
  for (let step = 0; step < 20; step++) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((each) => each.join('=')).join('; ') },
      ...(next.form && { method: 'POST', body: next.form }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      cookies.set(name!, value!)
    }
    const location = response.headers.get('location')
    if (location) {
      const { href } = new URL(location, next.url)
      if (href.startsWith(`${callback}?`)) return href.slice(callback.length)
      next = { url: href }
    } else next = answerTo(await response.text(), response, does)
  }
  throw new Error('The provider never sent the browser back.')
}

function answerTo(page: string, { status, url }: Response, does: AtProvider) {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
  const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
  if (!action || !prompt) throw new Error(`The provider shows no form (${status}): ${page.slice(0, 1500)}`)
  if (does === 'cancels') return { url: new URL(/href="([^"]+\/abort)"/.exec(page)![1]!, url).href }
  const form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: does.login, password: 'any' }) })
  return { url: new URL(action, url).href, form }
}

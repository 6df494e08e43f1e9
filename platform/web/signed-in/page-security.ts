/*
 * The page runs under `require-trusted-types-for 'script'` and a style nonce. What this file sets must be there before
 * anything else of the page runs: `main.tsx` imports it first.
 */

/** The nonce of this page's style elements; the server writes it into the page. Empty in development. */
export const styleNonce: string = readNonce()

function readNonce(): string {
  // The build draws the log-in page where there is no document.
  const said = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  return said === '__CSP_NONCE__' ? '' : said
}

// The scroll lock of dialogs adds style elements of its own and looks for the nonce here.
;(globalThis as Record<string, unknown>)['__webpack_nonce__'] = styleNonce || undefined
// The schema library else probes `new Function`, which the policy reports in the console.
;(globalThis as Record<string, unknown>)['__zod_globalConfig'] = { jitless: true }

type Sanitize = (html: string) => string
let sanitize: Sanitize | null = null
/** The rich text parts bring their sanitizer with them when they are first needed; until then markup is escaped. */
export function registerSanitizer(cleaned: Sanitize): void {
  sanitize = cleaned
}

const escaped = (html: string) => html.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

interface PolicyMaker {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }): unknown
}
const trustedTypes = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes

// The default policy is asked for every string that reaches a sink. Text without markup (the theme's variables) passes.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html.includes('<') ? (sanitize ?? escaped)(html) : html),
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError('A script of another site was refused.')
    return url
  },
})

/** What mail programs offer their own button for, and what they send when it is pressed (RFC 8058). */
const toMany = (leave: string | null): Record<string, string> =>
  leave === null
    ? {}
    : { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', Precedence: 'bulk' }

/** The fields of a letter's head that are the same whichever way it leaves. */
export const headersOf = ({ leave }: { readonly leave: string | null }): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...toMany(leave),
})

import { directionOf } from '#platform/shared/text.ts'
import { sampleWords } from '../text/sample.ts'
import { mailboxWords, type MailboxLanguage } from '../text/mailbox.ts'
import { escapeHtml } from '#platform/shared/html.ts'

export interface MailboxEntry {
  readonly ID: number
  readonly Kind: string
  readonly To: string
  readonly ToName: string
  readonly Language: string
  readonly Subject: string
  readonly State: string
  readonly At: string
  /** Whether a calendar file goes along with it. */
  readonly BringsDates: boolean
}

/** In which language the page speaks, and in whose time. */
export interface MailboxReader {
  readonly language: MailboxLanguage
  readonly timeZone: string
  /** Whether this is the sample academy, on whose every page that is said. */
  readonly sample: boolean
}

const style = `
body { margin: 0; font: 16px/1.7 'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, sans-serif; background: #f1f3f5; color: #2b3035 }
body > p { margin: 0; padding: 6px 20px; color: #fff; text-align: center; background: #a51111 }
nav { display: flex; gap: 16px }
main { max-width: 960px; margin: 0 auto; padding: 32px 20px }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 16px }
h1 { font-size: 24px; margin: 0 } p { margin: 8px 0 24px; color: #5a6169 }
table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid #d9dce0 }
th, td { padding: 10px 14px; text-align: start; vertical-align: top; border-block-end: 1px solid #d9dce0 }
th { font-weight: 600; font-size: 14px; color: #5a6169 } td.at { white-space: nowrap; color: #5a6169 }
a { color: #a61e1e } iframe { width: 100%; height: 70vh; border: 1px solid #d9dce0; background: #fff }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px } dt { color: #5a6169 } dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
@media (max-width: 640px) {
  main { padding: 20px 14px } h1 { font-size: 20px }
  table, tbody, td { display: block } thead { display: none }
  tr { display: flex; flex-direction: column; padding: 12px 14px; border-block-end: 1px solid #d9dce0 }
  td { padding: 0; border: 0; overflow-wrap: anywhere } td.subject { order: -1; font-weight: 600 }
}`

function page({ language, sample }: MailboxReader, title: string, here: string, content: string): string {
  const others = Object.entries(mailboxWords).filter(([other]) => other !== language)
  const links = others.map(([other, { name }]) => `<a href="${here}lang=${other}" lang="${other}">${name}</a>`)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${sample ? `<p>${sampleWords[language]}</p>` : ''}<main>
<header><h1>${escapeHtml(title)}</h1><nav>${links.join(' ')}</nav></header>
${content}
</main></body></html>`
}

/** In the academy's time zone, as the application writes it. */
function timeOf(at: string, { language, timeZone }: MailboxReader): string {
  const locale = { ar: 'ar-EG', en: 'en-GB', fr: 'fr-FR' }[language]
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const write = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(new Date(at))
  return `${write(day)} ${write(clock)}`
}

const person = (entry: MailboxEntry, language: MailboxLanguage) =>
  `<bdi>${escapeHtml(entry.ToName)}</bdi>
<a href="/dev/mail?lang=${language}&amp;to=${encodeURIComponent(entry.To)}"><bdi dir="ltr">${escapeHtml(entry.To)}</bdi></a>`

/** The letters, of everybody or to one address. */
export function mailboxPage(entries: readonly MailboxEntry[], reader: MailboxReader, to = ''): string {
  const { language } = reader
  const words = mailboxWords[language]
  const rows = entries.map(
    (entry) => `<tr><td class="at">${timeOf(entry.At, reader)}</td><td class="to">${person(entry, language)}</td>
<td class="subject"><a href="/dev/mail/${entry.ID}?lang=${language}"><bdi>${escapeHtml(entry.Subject)}</bdi></a></td></tr>`,
  )
  const table = `<table><thead><tr><th>${words.at}</th><th>${words.to}</th><th>${words.subject}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`
  const one = to
    ? `<p>${words.of} <bdi dir="ltr">${escapeHtml(to)}</bdi> · <a href="/dev/mail?lang=${language}">${words.everybody}</a></p>`
    : ''
  const content = `<p>${words.explanation}</p>${one}${rows.length ? table : `<p>${words.empty}</p>`}`
  return page(reader, words.title, `/dev/mail?${to && `to=${encodeURIComponent(to)}&amp;`}`, content)
}

export function mailPage(entry: MailboxEntry, reader: MailboxReader): string {
  const { language } = reader
  const words = mailboxWords[language]
  const content = `<dl><dt>${words.to}</dt><dd>${person(entry, language)}</dd><dt>${words.at}</dt><dd>${timeOf(entry.At, reader)}</dd></dl>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" title="${words.letter}" src="/dev/mail/${entry.ID}/letter"></iframe>
${entry.BringsDates ? `<p><a href="/dev/mail/${entry.ID}/dates.ics" download>${words.calendar}</a></p>\n` : ''}<p><a href="/dev/mail?lang=${language}">${words.title}</a></p>`
  return page(reader, entry.Subject, `/dev/mail/${entry.ID}?`, content)
}

import { directionOf, inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { textOfRichText } from '../content/rich-text.ts'
import { letterWords } from '../text/letter.ts'
import { escapeHtml } from '#platform/shared/html.ts'

/** A mail as it leaves. */
export interface Letter {
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Of a mail to many: where its reader gets no more of them; mail programs post to it (RFC 8058). */
  readonly leave: string | null
}

/** What all letters of the academy share. */
export interface LetterFrame {
  readonly academyName: Trilingual
  /** Sender's address. */
  readonly from: string
  /** Where people reach the application, without a slash at the end. */
  readonly publicUrl: string
}

interface Content {
  readonly message_id: string
  readonly to_name: string
  readonly to_address: string
  readonly language: string
  readonly subject: string
  readonly html: string
  readonly href: string | null
  readonly paper_href: string | null
  readonly leave_href: string | null
}

export function letterOf(mail: Content, frame: LetterFrame): Letter {
  const academy = inLanguage(frame.academyName, mail.language).text
  const words = letterWords(mail.language)
  const addressOf = (href: string | null) => (href ? `${frame.publicUrl}${href}` : null)
  const [page, paper, leave] = [addressOf(mail.href), addressOf(mail.paper_href), addressOf(mail.leave_href)]
  return {
    messageId: mail.message_id,
    from: { name: academy, address: frame.from },
    to: { name: mail.to_name, address: mail.to_address },
    subject: mail.subject,
    html: pageOf({ mail, academy, page, paper, leave, ...words }),
    text: [
      textOfRichText(mail.html),
      paper && `${paper}\n${words.paperNote}`,
      page,
      `-- \n${academy}\n${words.automatic}`,
      leave && `${words.leaveLabel}\n${leave}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    leave,
  }
}

/** Mail programs know inline styles and little else. */
function pageOf(parts: {
  mail: Content
  academy: string
  page: string | null
  paper: string | null
  leave: string | null
  open: string
  openPaper: string
  paperNote: string
  automatic: string
  leaveLabel: string
}): string {
  const { mail, academy, page, paper, leave, open, openPaper, paperNote, automatic, leaveLabel } = parts
  const button = (link: string, label: string) =>
    `<p style="margin:28px 0 4px"><a href="${escapeHtml(link)}" style="background:#c92a2a;color:#fff;padding:10px 22px;border-radius:8px;text-decoration:none;display:inline-block">${label}</a></p>`
  const plain = (link: string) =>
    `<p style="margin:12px 0 4px"><a href="${escapeHtml(link)}" style="color:#a61e1e">${open}</a></p>`
  const toPaper = paper
    ? `${button(paper, openPaper)}<p style="margin:4px 0;font-size:13px;color:#5a6169">${paperNote}</p>`
    : ''
  const toPage = page ? (paper ? plain(page) : button(page, open)) : ''
  const toLeave = leave
    ? `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(leave)}" style="color:#5a6169">${leaveLabel}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${escapeHtml(mail.language)}" dir="${directionOf(mail.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;background:#f1f3f5;font-family:'IBM Plex Sans Arabic','Segoe UI',Tahoma,sans-serif;color:#2b3035">
<div style="max-width:600px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 16px;font-weight:600;color:#a61e1e">${escapeHtml(academy)}</p>
<div style="background:#fff;border:1px solid #d9dce0;border-radius:12px;padding:28px;font-size:16px;line-height:1.8">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.5">${escapeHtml(mail.subject)}</h1>
${mail.html}
${toPaper}
${toPage}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#5a6169">${automatic}</p>
${toLeave}
</div>
</body>
</html>`
}

import { directionOf, inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { htmlInDigits, inDigits, type ArabicDigits } from '#platform/shared/values/digits.ts'
import { pictureAt, type LetterPicture } from '#platform/shared/letters/merge-text.ts'
import { letterWords } from '../text/letter.ts'
import { escapeHtml } from '#platform/shared/html.ts'
import { calendarPart, type CalendarPart } from './calendar-part.ts'
import { styledForMail } from './merge/styled.ts'
import { wordsOfLetter } from './merge/words.ts'

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
  /** The pictures that its HTML shows, by the `cid` of their addresses. */
  readonly pictures: readonly AttachedPicture[]
  /** The dates that it sets or changes. */
  readonly calendar: CalendarPart | null
}

export interface AttachedPicture {
  readonly cid: string
  readonly mediaType: string
  readonly bytes: Buffer
}

/** A picture of the academy in a letter: the address that the HTML shows it by, and what goes along with it. */
export interface FramePicture {
  readonly src: string
  readonly attached?: AttachedPicture
}

/** What all letters of the academy share. */
export interface LetterFrame {
  readonly academyName: Trilingual
  /** What letters in Arabic are written in; ٠-٩ where not said. */
  readonly arabicDigits?: ArabicDigits
  /** Sender's address. */
  readonly from: string
  /** Where people reach the application, without a slash at the end. */
  readonly publicUrl: string
  /** The academy's pictures of today; none where it has put none. */
  readonly pictures?: Readonly<Partial<Record<LetterPicture, FramePicture>>>
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
  readonly calendar: string | null
}

type Shown = Pick<Content, 'language' | 'subject' | 'html' | 'href'> &
  Partial<Pick<Content, 'paper_href' | 'leave_href'>>

export function letterOf(written: Content, frame: LetterFrame): Letter {
  const mail = inDigitsOf(frame, written)
  const academy = academyIn(frame, mail.language)
  const words = letterWords(mail.language)
  const { page, paper, leave } = addressesIn(mail, frame)
  const html = pageOf(mail, letterShown(mail, frame))
  const from = { name: academy, address: frame.from }
  const to = { name: mail.to_name, address: mail.to_address }
  return {
    messageId: mail.message_id,
    from,
    to,
    subject: mail.subject,
    html,
    text: [
      wordsOfLetter(mail.html),
      paper && `${paper}\n${words.paperNote}`,
      page,
      `-- \n${academy}\n${words.automatic}`,
      leave && `${words.leaveLabel}\n${leave}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    leave,
    calendar: calendarPart(mail.calendar, from, to, page),
    pictures: Object.values(frame.pictures ?? {}).flatMap(({ src, attached }) =>
      attached && html.includes(`src="${src}"`) ? [attached] : [],
    ),
  }
}

/** Letters are written with ٠-٩, by whatever tells something; here they get the digits of the academy, what people typed too. */
function inDigitsOf<L extends Shown>({ arabicDigits = 'arab' }: LetterFrame, letter: L): L {
  if (letter.language !== 'ar') return letter
  return { ...letter, subject: inDigits(letter.subject, arabicDigits), html: htmlInDigits(letter.html, arabicDigits) }
}

const academyIn = (frame: LetterFrame, language: string) => inLanguage(frame.academyName, language).text

function addressesIn(mail: Shown, { publicUrl }: LetterFrame) {
  const addressOf = (href: string | null | undefined) => (href ? `${publicUrl}${href}` : null)
  return { page: addressOf(mail.href), paper: addressOf(mail.paper_href), leave: addressOf(mail.leave_href) }
}

/** The academy's letterhead; without one its logo beside its name; without that, its name. */
function headOf({ pictures }: LetterFrame, academy: string): string {
  const name = escapeHtml(academy)
  const picture = (src: string, alt: string, style: string) =>
    `<img src="${escapeHtml(src)}" alt="${alt}" style="border:0;${style}">`
  if (pictures?.letterhead)
    return `<p style="margin:0 0 16px">${picture(pictures.letterhead.src, name, 'display:block;width:100%;max-width:600px;height:auto;border-radius:8px')}</p>`
  const logo = pictures?.logo
    ? `${picture(pictures.logo.src, '', 'height:44px;width:auto;max-width:160px;vertical-align:middle')} `
    : ''
  return `<p style="margin:0 0 16px;font-weight:600;color:#a61e1e">${logo}${name}</p>`
}

/**
 * What a letter shows, as it stands in the page that is mailed. Mail programs know inline styles and little else, and many
 * take the page around it off: it bears language and direction itself.
 */
export function letterShown(written: Shown, frame: LetterFrame): string {
  const mail = inDigitsOf(frame, written)
  const academy = academyIn(frame, mail.language)
  const direction = directionOf(mail.language)
  const { page, paper, leave } = addressesIn(mail, frame)
  const { open, openPaper, paperNote, automatic, leaveLabel } = letterWords(mail.language)
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
  const pictureSrc = (src: string) => {
    const place = pictureAt(src)
    return place && frame.pictures?.[place]?.src
  }
  return `<div lang="${escapeHtml(mail.language)}" dir="${direction}" style="background:#f1f3f5;font-family:'IBM Plex Sans Arabic','Segoe UI',Tahoma,sans-serif;color:#2b3035;text-align:${direction === 'rtl' ? 'right' : 'left'}">
<div style="max-width:600px;margin:0 auto;padding:32px 20px">
${headOf(frame, academy)}
<div style="background:#fff;border:1px solid #d9dce0;border-radius:12px;padding:28px;font-size:16px;line-height:1.8">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.5">${escapeHtml(mail.subject)}</h1>
${styledForMail(mail.html, direction, pictureSrc)}
${toPaper}
${toPage}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#5a6169">${automatic}</p>
${toLeave}
</div>
</div>`
}

const pageOf = ({ language, subject }: Shown, shown: string): string => `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f1f3f5">
${shown}
</body>
</html>`

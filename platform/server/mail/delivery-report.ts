/*
 * Reports of mail servers about a letter that they took and could not deliver, or not yet (RFC 3464): a mail of its own,
 * `multipart/report`, with a part for programs and mostly the head of the letter. Whoever gets at the address that they come to
 * may write anything there: nothing is believed of one that does not name a letter by its Message-ID, which only the letter's
 * way knows.
 */

/** What a report says of one letter. */
export interface DeliveryReport {
  /** `failed`: given up. `delayed`: still tried. `other`: it has arrived, or went on to a system that reports nothing. */
  readonly action: 'failed' | 'delayed' | 'other'
  /** The status (RFC 3463) and what the server said, in one line. */
  readonly said: string
  /** The addresses that it is about, in small letters. */
  readonly addresses: readonly string[]
  /** What may be the Message-ID of the letter, each with its `<` and `>`. */
  readonly messageIds: readonly string[]
}

const longestHead = 64_000
const mostParts = 12
const mostFields = 200
const longestSaid = 500

type Head = ReadonlyMap<string, string>

/** The fields of a head by their names in small letters, each the first of its name, with its folded lines joined. */
function fieldsIn(head: string): Head {
  const fields = new Map<string, string>()
  let last: { name: string; parts: string[] } | null = null
  const put = () => {
    if (last && !fields.has(last.name)) fields.set(last.name, last.parts.join(' ').trim())
  }
  for (const line of head.slice(0, longestHead).split('\n', mostFields)) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      last?.parts.push(line.trim())
      continue
    }
    put()
    const colon = line.indexOf(':')
    last = colon < 1 ? null : { name: line.slice(0, colon).trim().toLowerCase(), parts: [line.slice(colon + 1).trim()] }
  }
  put()
  return fields
}

/** A head and what stands below it, apart at the first empty line. */
function entityOf(text: string): { readonly head: Head; readonly body: string } {
  if (text.startsWith('\n')) return { head: new Map(), body: text.slice(1) }
  const at = text.indexOf('\n\n')
  return at < 0 ? { head: fieldsIn(text), body: '' } : { head: fieldsIn(text.slice(0, at)), body: text.slice(at + 2) }
}

const typeOf = (head: Head): string => (head.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase()

/** A parameter of the content type, without its quotes; null where it has none. */
function parameterOf(head: Head, name: string): string | null {
  for (const part of (head.get('content-type') ?? '').split(';').slice(1)) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim().toLowerCase() === name)
      return part
        .slice(at + 1)
        .trim()
        .replaceAll('"', '')
  }
  return null
}

/** What no database keeps: a mail server may write it all the same, and a report that is refused would come for ever. */
const kept = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** The beginning of what stands in a part, whichever way it was written down for the line. */
function readable({ head, body: whole }: ReturnType<typeof entityOf>): string {
  const body = whole.slice(0, longestHead)
  const encoding = (head.get('content-transfer-encoding') ?? '').trim().toLowerCase()
  if (encoding === 'base64') return kept(Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n'))
  if (encoding !== 'quoted-printable') return body
  return kept(
    body
      .replaceAll('=\n', '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )
}

/** The value of a field such as `rfc822; somebody@example.com` without its type. */
const typed = (value: string | undefined): string => (value ?? '').slice((value ?? '').indexOf(';') + 1).trim()

const idIn = (text: string | undefined): string[] => /<[^<>\s]{1,250}>/.exec(text ?? '')?.slice(0, 1) ?? []

const returned = new Set(['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'])
const statuses = new Set(['message/delivery-status', 'message/global-delivery-status'])

/**
 * Reads a mail that may be such a report; null where it is none. Of one about several readers, which the academy's letters never
 * have, it tells the first that failed.
 */
export function readDeliveryReport(message: string): DeliveryReport | null {
  const { head, body } = entityOf(kept(message.replaceAll('\r\n', '\n')).trimStart())
  const boundary = parameterOf(head, 'boundary')
  const kind = parameterOf(head, 'report-type')
  if (typeOf(head) !== 'multipart/report' || !boundary || boundary.length > 70) return null
  if (kind !== null && kind.toLowerCase() !== 'delivery-status') return null
  const parts = `\n${body}`
    .split(`\n--${boundary}`, mostParts)
    .slice(1)
    .filter((part) => !part.startsWith('--'))
    .map((part) => entityOf(part.slice(part.indexOf('\n') + 1)))
  const status = parts.find((part) => statuses.has(typeOf(part.head)))
  if (!status) return null
  const [ofMessage, ...ofReaders] = readable(status)
    .trim()
    .split('\n\n', mostFields)
    .map((group) => fieldsIn(group.trim()))
  const actionIn = (fields: Head) => (fields.get('action') ?? '').toLowerCase()
  const found = ofReaders.find((fields) => actionIn(fields) === 'failed') ?? ofReaders[0]
  if (!ofMessage || !found) return null
  const action = actionIn(found)
  const code = /^[245]\.\d{1,3}\.\d{1,3}/.exec(found.get('status') ?? '')?.[0] ?? ''
  const letter = parts.find((part) => returned.has(typeOf(part.head)))
  const envelope = ofMessage.get('original-envelope-id')
  return {
    action: action === 'failed' || action === 'delayed' ? action : 'other',
    said: `${code} ${typed(found.get('diagnostic-code'))}`.replace(/\s/g, ' ').trim().slice(0, longestSaid),
    addresses: ['original-recipient', 'final-recipient'].flatMap((name) => {
      const address = typed(found.get(name)).toLowerCase().replace(/[<>]/g, '')
      return address === '' ? [] : [address]
    }),
    messageIds: [
      ...(letter ? idIn(entityOf(readable(letter)).head.get('message-id')) : []),
      ...(envelope ? idIn(`<${envelope.replace(/[<>]/g, '')}>`) : []),
    ],
  }
}

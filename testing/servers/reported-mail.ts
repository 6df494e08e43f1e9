interface Reported {
  /** Of the letter, with its `<` and `>`. */
  readonly messageId: string
  readonly address?: string
  readonly action?: string
  readonly status?: string
  /** What the other mail server said. */
  readonly said?: string
  /** What of the letter comes back; null: nothing. */
  readonly returns?: 'text/rfc822-headers' | 'message/rfc822' | null
  /** What the letter's envelope was named by, if it was. */
  readonly envelope?: string
  readonly encoding?: '7bit' | 'base64'
  readonly lineEnd?: '\r\n' | '\n'
}

/** A mail by which a mail server tells that a letter has not arrived (RFC 3464), as Postfix writes it. */
export function reportedMail({
  messageId,
  address = 'layla@diwan.example',
  action = 'failed',
  status = '5.1.1',
  said = `550 5.1.1 <${address}>: Recipient address rejected: User unknown`,
  returns = 'text/rfc822-headers',
  envelope,
  encoding = '7bit',
  lineEnd = '\r\n',
}: Reported): string {
  const code = [
    'Reporting-MTA: dns; mx.academy.example',
    ...(envelope ? [`Original-Envelope-Id: ${envelope}`] : []),
    'Arrival-Date: Sun, 22 Nov 2026 10:00:00 +0200 (EET)',
    '',
    `Final-Recipient: rfc822; ${address}`,
    `Original-Recipient: rfc822;${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.elsewhere.example',
    // Long fields go on in the next line.
    'Diagnostic-Code: smtp;',
    `    ${said}`,
  ].join('\n')
  const letter = [`Message-ID: ${messageId}`, 'Subject: =?utf-8?B?2K7YqNix?=', `To: <${address}>`].join('\n')
  const lines = [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.academy.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="B4F2A1.1764000000/mx.academy.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--B4F2A1.1764000000/mx.academy.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mx.academy.example.',
    '',
    '--B4F2A1.1764000000/mx.academy.example',
    'Content-Type: message/delivery-status',
    ...(encoding === '7bit' ? [] : [`Content-Transfer-Encoding: ${encoding}`]),
    '',
    encoding === 'base64' ? Buffer.from(`${code}\n`).toString('base64') : code,
    '',
    ...(returns === null
      ? []
      : [
          '--B4F2A1.1764000000/mx.academy.example',
          `Content-Type: ${returns}`,
          '',
          letter,
          '',
          ...(returns === 'message/rfc822' ? ['The letter itself.', ''] : []),
        ]),
    '--B4F2A1.1764000000/mx.academy.example--',
    '',
  ]
  return lines.join('\n').replaceAll('\n', lineEnd)
}

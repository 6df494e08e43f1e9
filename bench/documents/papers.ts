/*
 * How long a certificate takes as one of many in a file that is made in the background, and the memory of what prints
 * and puts together, beside one alone as its download prints it. On the real academy, with limits, log and jobs.
 * `npx node bench/documents/papers.ts` prints TSV; `--short`: 20 certificates in place of 200.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { sampleLogins } from '#database/seeds/logins.ts'
import { openDatabase } from '#platform/server/database.ts'
import { endAcademy, realAcademy, startFilled } from '../academies/real-academy.ts'
import { ask, get, post, printRow } from '../load.ts'

const many = process.argv.includes('--short') ? 20 : 200
const aloneRounds = 5

const real = await realAcademy({ NODE_ENV: 'production' })
const academy = await startFilled(real)
const { db, close } = openDatabase({ ...real.address, max: 2 })

/** Resident memory in MB: of the server's own processes, and of the Chromium below them. */
function memory(): { readonly server: number; readonly chromium: number } {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
        const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1] ?? 0) / 1024
        return [{ id: Number(name), parent, resident, called: /\((.*)\)/s.exec(stat)![1]! }]
      } catch {
        return []
      }
    })
  const below = new Set([academy.pid!])
  for (let known = 0; known < below.size;) {
    known = below.size
    for (const { id, parent } of processes) if (below.has(parent)) below.add(id)
  }
  const sum = (of: (called: string) => boolean) =>
    processes.reduce((all, { id, resident, called }) => all + (below.has(id) && of(called) ? resident : 0), 0)
  const prints = (called: string) => /chrom|headless/i.test(called)
  return { server: sum((called) => !prints(called) && !called.startsWith('postgres')), chromium: sum(prints) }
}

/** Whether a page bears a number. Beside Arabic PDFium turns the parts of one round: `-2026-0001CERT`. */
const bears = (text: string, number: string) =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .split(/\s+/)
    .some((word) => number.split('-').every((part) => word.includes(part)))

/** The most of each while something runs. */
async function watched<T>(
  work: () => Promise<T>,
): Promise<{ answer: T; seconds: number; peak: ReturnType<typeof memory> }> {
  const peak = { server: 0, chromium: 0 }
  const look = () => {
    const now = memory()
    peak.server = Math.max(peak.server, now.server)
    peak.chromium = Math.max(peak.chromium, now.chromium)
  }
  const clock = setInterval(look, 250)
  const begun = performance.now()
  try {
    return { answer: await work(), seconds: (performance.now() - begun) / 1000, peak }
  } finally {
    look()
    clearInterval(clock)
  }
}

try {
  const { password, logins } = sampleLogins()
  const { email } = logins.find((each) => each.email.startsWith('nadia@'))!
  const { accessToken } = JSON.parse((await ask(real.origin, post('/login', { email, password }))).text) as {
    accessToken: string
  }
  const { rows } = await sql<{ class_id: number; trainee_id: number; serial: string }>`
    select class_id, trainee_id, serial from certificates.certificate
    where kind in ('completion', 'excellence') and mode in ('issuedLocked', 'issuedDownloadable') order by id limit ${many}`.execute(
    db,
  )
  const papers = rows.map(({ class_id, trainee_id, serial }) => ({
    Report: 'Certificate',
    Parameters: { CourseClassID: String(class_id), TraineeID: String(trainee_id) },
    Label: serial,
  }))

  const alone = async () => {
    const { Report, Parameters } = papers[0]!
    const issued = await ask(real.origin, post('/api/Report/IssueReportTicket', { Report, Parameters }, accessToken))
    const { Ticket } = JSON.parse(issued.text) as { Ticket: string }
    const query = new URLSearchParams({ Report, Parameters: JSON.stringify(Parameters), Language: 'ar' })
    const printed = await fetch(`${real.origin}/api/Report/GetReportPdf?${query}`, {
      headers: { 'x-report-ticket': Ticket },
    })
    if (printed.status !== 200) throw new Error(`One alone: ${printed.status} ${await printed.text()}`)
    return (await printed.arrayBuffer()).byteLength
  }
  await alone()
  const singles = []
  for (let round = 0; round < aloneRounds; round++) {
    singles.push(await watched(alone))
    await pause(1000)
  }
  const single = singles.toSorted((one, other) => one.seconds - other.seconds)[0]!

  const bundle = await watched(async () => {
    const body = { Name: 'Measured', Language: 'ar', Papers: papers }
    const begun = await ask(real.origin, post('/api/Papers/StartPaperRun', body, accessToken))
    const { ID } = JSON.parse(begun.text) as { ID: number }
    for (;;) {
      const run = JSON.parse((await ask(real.origin, get(`/api/Papers/GetPaperRun?ID=${ID}`, accessToken))).text) as {
        State: string
        Failure: string | null
        PrintedPapers: number
      }
      if (run.State === 'done' && run.PrintedPapers === papers.length) return ID
      if (run.State !== 'waiting' && run.State !== 'running')
        throw new Error(`${run.State} ${run.Failure} ${run.PrintedPapers}`)
      await pause(250)
    }
  })
  const file = await fetch(`${real.origin}/api/Papers/DownloadPaperRun?ID=${bundle.answer}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  let page = 0
  for (const each of document.pages()) {
    if (!bears(each.getText(), papers[page]!.Label)) throw new Error(`Page ${page + 1} is not ${papers[page]!.Label}.`)
    page++
  }
  document.destroy()
  library.destroy()
  if (page !== papers.length) throw new Error(`${page} pages of ${papers.length}.`)

  printRow('certificates', 'count', 's_each', 'kB_each', 'server_MB', 'chromium_MB', 'x_s', 'x_server', 'x_chromium')
  printRow('alone', 1, single.seconds, single.answer / 1000, single.peak.server, single.peak.chromium, 1, 1, 1)
  const each = bundle.seconds / papers.length
  printRow(
    'in one file',
    papers.length,
    each,
    bytes.length / papers.length / 1000,
    bundle.peak.server,
    bundle.peak.chromium,
    each / single.seconds,
    bundle.peak.server / single.peak.server,
    bundle.peak.chromium / single.peak.chromium,
  )
} finally {
  await close()
  await endAcademy(real, academy)
}

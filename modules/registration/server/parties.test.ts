import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import { addAccounts, addOrganizations } from '#database/seeds/world/people.ts'
import type { Asker } from '#testing/asker.ts'
import { addInvoice } from '#testing/stages/stage-invoice.ts'
import { addClass, addFile, addTrainees, givePassport } from '#testing/stages/registrations.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { newStorageKey } from '#platform/server/files/storage/storage.ts'
import { fileCalls } from '#platform/shared/files.ts'
import { registrationCalls as calls } from '../contract/calls.ts'
import { allowedActions } from '../rules/actions.ts'
import type { Party } from '../rules/parties.ts'
import type { Standing } from '../rules/standing.ts'

/*
 * Who may make which move, written by hand and not from the tables of the rules: each party × whether an organization
 * is asked to pay, has agreed, has declined, or nobody was asked. The rules and the running server are held against it.
 *
 * T the trainee, t another trainee, O the organization named as payer, o another organization, C coordinator,
 * E editor, A admin, I instructor, V evaluator.
 * + done · x not for this role (403) · 0 not there (404) · = not now (409) · p payer has not agreed · c no credit
 */
const parties = 'TtOoCEAIV'
type Sponsor = 'none' | 'asked' | 'agreed' | 'declined'
const sponsors: readonly Sponsor[] = ['none', 'asked', 'agreed', 'declined']

interface Move {
  readonly call: keyof typeof calls
  /** The word of the rules, as the reply's Actions have it; null for what only reads. */
  readonly action: string | null
  /**
   * main visa money travel, and `seat` where one is held, `wished` another class, `place` where the trainee is asked whether they come,
   * `budget` one that the fee is above.
   */
  readonly from: string
  /** Outcomes in the order of `parties`, for each sponsor. */
  readonly none: string
  readonly asked: string
  readonly agreed: string
  readonly body?: Record<string, unknown>
  readonly paper?: string
}

const rejected = { Reason: 'سبب' }
const applicants = { none: '+000xxxxx', asked: '+0=0xxxxx', agreed: '+0+0xxxxx' }
const handingIn = { none: '+000+++xx', asked: '+0=0+++xx', agreed: '+0+0+++xx' }
const reviewers = { none: 'xxxx+++xx', asked: 'xxxx+++xx', agreed: 'xxxx+++xx' }
const admins = { none: 'xxxxxx+xx', asked: 'xxxxxx+xx', agreed: 'xxxxxx+xx' }

// prettier-ignore
const table: readonly Move[] = [
  { call: 'submit', action: 'resubmit', from: 'changesRequested notRequired notDue notNeeded', ...handingIn },
  { call: 'edit', action: 'edit', from: 'changesRequested notRequired notDue notNeeded', ...handingIn },
  { call: 'acceptOffer', action: 'acceptOffer', from: 'waitlisted notRequired notDue notNeeded seat', ...applicants },
  { call: 'withdraw', action: 'withdraw', from: 'submitted notRequired notDue notNeeded', ...applicants },
  { call: 'withdraw', action: 'withdraw', from: 'confirmed notRequired paid notNeeded seat', ...applicants },
  { call: 'uploadVisaProof', action: 'uploadVisaProof', from: 'approved awaitingProof notDue notNeeded seat', paper: 'visaProof', ...applicants },
  { call: 'uploadPaymentProof', action: 'uploadPaymentProof', from: 'approved notRequired invoiced notNeeded seat', paper: 'paymentProof', ...applicants },
  { call: 'uploadTicket', action: 'uploadTicket', from: 'confirmed notRequired paid awaitingTravel seat', paper: 'flightTicket', ...applicants },
  { call: 'agreeToPay', action: 'agreeToPay', from: 'submitted notRequired notDue notNeeded', none: 'xx00xxxxx', asked: 'xx+0xxxxx', agreed: 'xx=0xxxxx' },
  { call: 'declineToPay', action: 'declineToPay', from: 'submitted notRequired notDue notNeeded', body: rejected, none: 'xx00xxxxx', asked: 'xx+0xxxxx', agreed: 'xx=0xxxxx' },
  { call: 'startReview', action: 'startReview', from: 'submitted notRequired notDue notNeeded', ...reviewers },
  { call: 'requestChanges', action: 'requestChanges', from: 'underReview notRequired notDue notNeeded', body: rejected, ...reviewers },
  { call: 'approve', action: 'approve', from: 'underReview notRequired notDue notNeeded', none: 'xxxx+++xx', asked: 'xxxxpppxx', agreed: 'xxxx+++xx' },
  { call: 'waitlist', action: 'waitlist', from: 'underReview notRequired notDue notNeeded', ...reviewers },
  { call: 'reject', action: 'reject', from: 'underReview notRequired notDue notNeeded', body: rejected, ...reviewers },
  { call: 'cancel', action: 'cancel', from: 'approved notRequired notDue notNeeded seat', body: rejected, ...reviewers },
  { call: 'transfer', action: 'transfer', from: 'approved notRequired notDue notNeeded seat', body: { ...rejected, ClassID: 0 }, none: 'xxxx+++xx', asked: 'xxxxpppxx', agreed: 'xxxx+++xx' },
  { call: 'askTransfer', action: 'askTransfer', from: 'approved notRequired notDue notNeeded seat', body: { ...rejected, ClassID: 0 }, ...applicants },
  { call: 'declineTransfer', action: 'declineTransfer', from: 'approved notRequired notDue notNeeded seat wished', body: rejected, ...reviewers },
  { call: 'confirmPlace', action: 'confirmPlace', from: 'confirmed notRequired paid notNeeded seat place', none: '+0xxxxxxx', asked: '+0xxxxxxx', agreed: '+0xxxxxxx' },
  { call: 'override', action: 'override', from: 'underReview notRequired notDue notNeeded budget', body: { ...rejected, Kind: 'traineeBudgetExceeded' }, ...reviewers },
  { call: 'requireVisa', action: 'requireVisa', from: 'underReview toCheck notDue notNeeded', ...reviewers },
  { call: 'dismissVisa', action: 'dismissVisa', from: 'underReview toCheck notDue notNeeded', ...reviewers },
  { call: 'issueVisaLetter', action: 'issueVisaLetter', from: 'underReview awaitingVisaApproval notDue notNeeded', ...reviewers },
  { call: 'askVisaProof', action: 'askVisaProof', from: 'approved letterIssued notDue notNeeded seat', ...reviewers },
  { call: 'verifyVisa', action: 'verifyVisa', from: 'approved proofUploaded notDue notNeeded seat', ...reviewers },
  { call: 'rejectVisaProof', action: 'rejectVisaProof', from: 'approved proofUploaded notDue notNeeded seat', body: rejected, ...reviewers },
  { call: 'refuseVisa', action: 'refuseVisa', from: 'underReview awaitingVisaApproval notDue notNeeded', body: rejected, ...reviewers },
  { call: 'reopenVisa', action: 'reopenVisa', from: 'underReview refused notDue notNeeded', ...reviewers },
  { call: 'sendInvoice', action: 'sendInvoice', from: 'approved notRequired notDue notNeeded seat', ...reviewers },
  { call: 'voidInvoice', action: 'voidInvoice', from: 'approved notRequired invoiced notNeeded seat', body: rejected, ...reviewers },
  { call: 'verifyPayment', action: 'verifyPayment', from: 'approved notRequired proofUploaded notNeeded seat', ...reviewers },
  { call: 'rejectPaymentProof', action: 'rejectPaymentProof', from: 'approved notRequired proofUploaded notNeeded seat', body: rejected, ...reviewers },
  { call: 'grantCredit', action: 'grantCredit', from: 'approved notRequired notDue notNeeded seat', none: 'xxxxcccxx', asked: 'xxxxcccxx', agreed: 'xxxx+++xx' },
  { call: 'bookOnAccount', action: 'bookOnAccount', from: 'confirmed notRequired creditApproved notNeeded seat', body: { Received: 100 }, ...reviewers },
  { call: 'waiveFee', action: 'waiveFee', from: 'approved notRequired notDue notNeeded seat', body: rejected, ...admins },
  { call: 'refund', action: 'refund', from: 'withdrawn notRequired paid notNeeded', body: rejected, ...admins },
  { call: 'needTravel', action: 'needTravel', from: 'approved notRequired notDue notNeeded seat', ...reviewers },
  { call: 'dismissTravel', action: 'dismissTravel', from: 'approved notRequired notDue awaitingTravel seat', ...reviewers },
  { call: 'arrangeTravel', action: 'arrangeTravel', from: 'approved notRequired notDue awaitingTravel seat', body: { Flight: 'MS 851', Hotel: '' }, ...reviewers },
  { call: 'markArrived', action: 'markArrived', from: 'confirmed notRequired paid arranged seat', ...reviewers },
  { call: 'getRegistration', action: null, from: 'approved notRequired notDue notNeeded seat', none: '+000+++xx', asked: '+0+0+++xx', agreed: '+0+0+++xx' },
]

function standsAs({ from }: Move) {
  const [main, visa, money, travel, ...more] = from.split(' ')
  return { main, visa, money, travel, has: (word: string) => more.includes(word) }
}

let server: TestServer
let classId: number
let otherClassId: number
let traineeId: number
let nileId: number
let invoiceId: number | null = null
const askers: Asker[] = []

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  classId = await addClass(db, server.now())
  otherClassId = await addClass(db, server.now(), { inDays: 90 })
  const [trainee, stranger] = await addTrainees(db, 2)
  traineeId = trainee!.id
  const { organization_id } = await db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('organization_id')
    .executeTakeFirstOrThrow()
  nileId = organization_id!
  const passport = { organization_id: nileId, passport_expires_on: '2090-01-01' }
  await db.updateTable('people.trainee').set(passport).where('id', '=', traineeId).execute()
  await givePassport(server, traineeId, 'P0099417')
  const other = 'other@organizations.example'
  const names = { name_ar: 'شركة أخرى', name_en: 'Another company' }
  const [account_id] = await addAccounts(db, [{ email: other, role: 'customer', ...names }])
  await addOrganizations(db, [
    { name: JSON.stringify({ ar: names.name_ar, en: names.name_en }), account_id: account_id! },
  ])
  const who = [trainee!.email, stranger!.email, 'hany', other, 'huda', 'sami', 'nadia', 'omar', 'karim']
  for (const each of who) askers.push(await server.as(each))
})
afterAll(() => server.close())

/** A registration that stands as the line says, with what hangs on its state. */
async function standing(move: Move, sponsor: Sponsor): Promise<number> {
  const { db } = server
  const { main, visa, money, travel, has } = standsAs(move)
  await db.deleteFrom('registration.transfer').execute()
  await db.deleteFrom('registration.move').execute()
  await db.deleteFrom('registration.override').execute()
  await db.deleteFrom('registration.document').execute()
  await db.deleteFrom('registration.visa_letter').execute()
  await db.deleteFrom('registration.registration').where('class_id', 'in', [classId, otherClassId]).execute()
  await db
    .updateTable('classes.course_class')
    .set((eb) => ({ seats_taken: has('seat') ? eb.case().when('id', '=', classId).then(1).else(0).end() : 0 }))
    .where('id', 'in', [classId, otherClassId])
    .execute()
  const asked = sponsor === 'asked' || sponsor === 'agreed' || sponsor === 'declined'
  const [id] = (await addRegistrations(db, [
    {
      class_id: classId,
      trainee_id: traineeId,
      organization_id: asked ? nileId : null,
      organization_agreed_at: sponsor === 'agreed' ? server.now() : null,
      main: 'submitted',
    },
  ])) as [number]
  if (sponsor === 'declined') {
    await askers[2]!.send(calls.declineToPay, { body: { ID: id, Version: 1, Reason: 'خارج الخطة' } })
  }
  await db
    .updateTable('registration.registration')
    .set({
      main,
      visa,
      money,
      travel,
      has_seat: has('seat'),
      version: 7,
      waiting_since: main === 'waitlisted' ? server.now() : null,
      wished_class_id: has('wished') ? otherClassId : null,
      place_asked: has('place'),
      trainee_budget_minor: has('budget') ? 0 : null,
    } as never)
    .where('id', '=', id)
    .execute()
  invoiceId = null
  if (['invoiced', 'proofUploaded', 'paid', 'creditApproved'].includes(money!)) {
    const state = money === 'paid' ? 'paid' : 'sent'
    invoiceId = await addInvoice(db, id, { number: `INV-PARTY-${id}`, currency: 'EGP', state })
  }
  return id
}

async function outcomeOf(move: Move, id: number, asker: Asker): Promise<string> {
  const { db } = server
  const body: Record<string, unknown> = { ID: id, Version: 7, ...move.body }
  if (body['ClassID'] === 0) body['ClassID'] = otherClassId
  if (move.paper) body['FileID'] = await addFile(db, asker.accountId, move.paper)
  if (move.call === 'uploadPaymentProof') {
    body['RegistrationID'] = id
    delete body['ID']
  }
  if (move.call === 'verifyPayment' || move.call === 'rejectPaymentProof') {
    const proof = { invoice_id: invoiceId!, swift_code: 'SWIFT1', uploaded_by: asker.accountId }
    body['ProofID'] = (
      await db
        .insertInto('billing.proof')
        .values(proof as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  }
  const call = calls[move.call]
  const reply = await asker.raw(call as never, (call.method === 'GET' ? { ID: id } : { body }) as never)
  const answer = { status: reply.statusCode, code: (reply.json() as { code?: string }).code }
  if (answer.status === 200) return '+'
  const letter = { notAllowed: 'x', notFound: '0', notNow: '=', sponsorPending: 'p', noCredit: 'c' }[answer.code ?? '']
  return letter ?? `${answer.status} ${answer.code} ${reply.body}`
}

describe.each(sponsors)('an organization %s', (sponsor) => {
  test.each(table)('$call from $from', async (move) => {
    let found = ''
    for (const asker of askers) found += await outcomeOf(move, await standing(move, sponsor), asker)
    expect(found).toBe(move[sponsor === 'declined' ? 'none' : sponsor])
  })
})

test('papers open to whom the registration is open, to an organization once it has agreed', async () => {
  const { db } = server
  mkdirSync(server.files.incoming, { recursive: true })
  for (const sponsor of sponsors) {
    const id = await standing(table[0]!, sponsor)
    let found = ''
    for (const asker of askers) {
      const fileId = await addFile(db, askers[0]!.accountId, 'visaProof')
      const storage_key = newStorageKey()
      await db
        .updateTable('platform.file')
        .set({ subject_type: 'registration', subject_id: id, storage_key })
        .where('id', '=', fileId)
        .execute()
      const proof = {
        registration_id: id,
        kind: 'visaProof' as const,
        file_id: fileId,
        uploaded_by: askers[0]!.accountId,
      }
      await db.insertInto('registration.document').values(proof).execute()
      const arrived = join(server.files.incoming, storage_key)
      writeFileSync(arrived, '%PDF-1.4')
      await server.files.keep(storage_key, arrived, Buffer.alloc(32))
      found += (await asker.raw(fileCalls.downloadFile, { ID: fileId })).statusCode === 200 ? '+' : '0'
    }
    expect(found, sponsor).toBe(sponsor === 'agreed' ? '+0+0+++00' : '+000+++00')
    if (sponsor !== 'asked') continue
    expect(await askers[2]!.send(calls.getRegistration, { ID: id })).toMatchObject({ Documents: [], Proofs: [] })
    expect((await askers[0]!.send(calls.getRegistration, { ID: id })).Documents).toHaveLength(askers.length)
  }
})

test('the rules say the same as the table', () => {
  const partyOf: Record<string, Party> = { T: 'trainee', O: 'organization', C: 'reviewer', E: 'reviewer', A: 'admin' }
  for (const move of table) {
    if (!move.action) continue
    const { main, visa, money, travel, has } = standsAs(move)
    for (const sponsor of ['none', 'asked', 'agreed'] as const)
      for (const [letter, party] of Object.entries(partyOf)) {
        if (party === 'organization' && sponsor === 'none') continue
        const given = {
          main,
          visa,
          money,
          travel,
          hasSeat: has('seat'),
          classTakes: true,
          classStarted: false,
          sponsorPending: sponsor === 'asked',
          sponsorHasCredit: sponsor !== 'none',
          transferAsked: has('wished'),
          placeAsked: has('place'),
        } as Standing
        const wanted = move[sponsor][parties.indexOf(letter)] === '+'
        const allowed = allowedActions(given, party).includes(move.action as never)
        expect(allowed, `${move.action} by ${party}, ${sponsor}`).toBe(wanted)
      }
  }
})

test('every move of a party stands in the table', () => {
  const moves = Object.entries(calls)
    .filter(
      ([name, call]) =>
        call.effect === 'writes' && // Of a class: `desk/rooming.test.ts` says who may; of a draft: `calls/desk/drafts.test.ts`; of who decides: `calls/desk/assignees.test.ts`.
        ![
          'add',
          'approveRegistrations',
          'sendInvoices',
          'sendTrainees',
          'pairRooms',
          'assignRoom',
          'takeOver',
          'takeUp',
          'giveBack',
        ].includes(name),
    )
    .map(([name]) => name)
  expect(moves.filter((name) => !table.some((move) => move.call === name))).toEqual([])
})

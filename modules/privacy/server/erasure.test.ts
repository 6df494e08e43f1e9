import { addRegistrations, addSessions } from '#database/seeds/world/classes.ts'
import type { RowFacts } from '#platform/server/acts/change-row.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byItself } from '#platform/server/audit/by.ts'
import { recordAudit } from '#platform/server/audit/entry.ts'
import { sealAudit } from '#platform/server/audit/seal.ts'
import { verifyAudit } from '#platform/server/audit/verify.ts'
import { removeBytes } from '#platform/server/files/purge.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import { sendDue } from '#platform/server/outbox/send-due.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { privacyCalls } from '../contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { auditCalls } from '#modules/audit/contract/calls.ts'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addInvoice } from '#testing/stages/stage-invoice.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { upload } from '#testing/stages/upload.ts'

let server: TestServer
let jobs: Jobs
beforeAll(async () => {
  server = await startTestServer()
  jobs = await startJobs({
    config: server.databaseAddress,
    db: server.db,
    files: server.files,
    jobs: [removeBytes],
    timeZone: 'Africa/Cairo',
    onError: (error) => expect.fail(String(error)),
  })
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

const ask = async (who: CastKey, Reason = '') => {
  const asker = await server.as(who)
  return asker.send(privacyCalls.askErasure, { body: { Reason, Email: cast[who].email } })
}

describe('asking', () => {
  test('the own address confirms it; a second request waits for the first; it can be taken back', async () => {
    const [mariam, layla, nadia] = await Promise.all([server.as('mariam'), server.as('layla'), server.as('nadia')])
    const wrong = mariam.send(privacyCalls.askErasure, { body: { Reason: '', Email: cast.layla.email } })
    expect(await refusalOf(wrong)).toMatchObject({
      status: 409,
      code: 'notOwnAddress',
      fields: [{ path: 'Email', code: 'notOwnAddress' }],
    })
    const { ID, Version } = await ask('mariam', 'I moved away')
    expect(await refusalOf(ask('mariam'))).toMatchObject({ status: 409, code: 'erasureAsked' })
    expect(await mariam.send(privacyCalls.getOwnErasure)).toMatchObject({
      Request: { ID, State: 'asked', Reason: 'I moved away', Actions: ['withdraw'] },
      Blocks: [],
    })
    expect(await layla.send(privacyCalls.getOwnErasure)).toEqual({ Request: null, Blocks: [] })

    const withdraw = { body: { ID, Version } }
    expect(await refusalOf(layla.send(privacyCalls.withdrawErasure, withdraw))).toMatchObject({ code: 'notFound' })
    expect(await refusalOf(nadia.send(privacyCalls.withdrawErasure, withdraw))).toMatchObject({ code: 'notFound' })
    await mariam.send(privacyCalls.withdrawErasure, withdraw)
    expect(await mariam.send(privacyCalls.getOwnErasure)).toMatchObject({
      Request: { State: 'withdrawn', Actions: [] },
    })
    expect(await refusalOf(mariam.send(privacyCalls.withdrawErasure, { body: { ID, Version: 2 } }))).toMatchObject({
      code: 'notNow',
    })
  })

  test('two at once are one request', async () => {
    const replies = await Promise.allSettled([ask('salma'), ask('salma')])
    expect(replies.map((reply) => reply.status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('deciding', () => {
  test('administrators alone see requests, by state; a refusal tells its reason', async () => {
    const [nadia, sami, karim] = await Promise.all([server.as('nadia'), server.as('sami'), server.as('karim')])
    const { ID, Version } = await ask('karim')
    for (const other of [sami, karim]) {
      expect(await refusalOf(other.send(privacyCalls.searchErasureRequests))).toMatchObject({ status: 403 })
      expect(await refusalOf(other.send(privacyCalls.getErasureRequest, { ID }))).toMatchObject({ status: 403 })
      expect(await refusalOf(other.send(privacyCalls.approveErasure, { body: { ID, Version } }))).toMatchObject({
        status: 403,
      })
    }
    const asked = await nadia.send(privacyCalls.searchErasureRequests, { State: 'asked' })
    expect(asked.Items).toContainEqual(
      expect.objectContaining({ ID, Email: cast.karim.email, Actions: ['approve', 'refuse'] }),
    )
    expect(await refusalOf(nadia.send(privacyCalls.getErasureRequest, { ID: 99_999 }))).toMatchObject({
      code: 'notFound',
    })
    const stale = { body: { ID, Version: Version + 1, Reason: 'no' } }
    expect(await refusalOf(nadia.send(privacyCalls.refuseErasure, stale))).toMatchObject({ code: 'changedMeanwhile' })
    await nadia.send(privacyCalls.refuseErasure, { body: { ID, Version, Reason: 'Your class is being assessed' } })
    expect(await refusalOf(nadia.send(privacyCalls.approveErasure, { body: { ID, Version } }))).toMatchObject({
      code: 'changedMeanwhile',
      data: { byEn: 'Nadia Abdelhamid', at: expect.stringMatching(/^20\d\d-/) },
    })
    const late = await refusalOf(karim.send(privacyCalls.withdrawErasure, { body: { ID, Version } }))
    expect(late).toMatchObject({ code: 'changedMeanwhile', data: { at: expect.stringMatching(/^20\d\d-/) } })
    expect(JSON.stringify(late.data)).not.toContain('Nadia')
    expect(await karim.send(privacyCalls.getOwnErasure)).toMatchObject({
      Request: { State: 'refused', DecisionReason: 'Your class is being assessed' },
    })
    const refused = await nadia.send(privacyCalls.searchErasureRequests, { State: 'refused' })
    expect(refused).toMatchObject({ Total: 1, Items: [{ ID, Actions: [] }] })
    const again = { body: { ID, Version: Version + 1 } }
    expect(await refusalOf(nadia.send(privacyCalls.approveErasure, again))).toMatchObject({ code: 'notNow' })
  })

  test('nobody decides on the own request, and the last administrator stays', async () => {
    const nadia = await server.as('nadia')
    const { ID, Version } = await ask('nadia')
    expect(await nadia.send(privacyCalls.getErasureRequest, { ID })).toMatchObject({
      IsOwn: true,
      Actions: ['withdraw'],
      Blocks: [{ Kind: 'lastAdmin', Code: '' }],
    })
    const own = { status: 403, code: 'ownErasure' }
    const approval = { body: { ID, Version } }
    expect(await refusalOf(nadia.send(privacyCalls.approveErasure, approval))).toMatchObject(own)
    const refusal = { body: { ID, Version, Reason: 'x' } }
    expect(await refusalOf(nadia.send(privacyCalls.refuseErasure, refusal))).toMatchObject(own)
    await nadia.send(privacyCalls.withdrawErasure, { body: { ID, Version } })
  })

  test('what is open keeps the person, and nothing changes', async () => {
    const nadia = await server.as('nadia')
    const yusuf = await server.db
      .selectFrom('people.trainee')
      .select(['id'])
      .where('email', '=', cast.yusuf.email)
      .executeTakeFirstOrThrow()
    const classId = await addClass(server.db, server.now(), { state: 'running' })
    const [open] = await addRegistrations(server.db, [
      { code: 'REG-OPEN', class_id: classId, trainee_id: yusuf.id, main: 'attending', money: 'invoiced' },
    ])
    await addInvoice(server.db, open!, { number: 'INV-OPEN' })
    await sql`insert into classes.class_staff (class_id, instructor_id, state)
      select ${classId}, id, 'accepted' from people.instructor where email = ${cast.omar.email}`.execute(server.db)
    const { ID, Version } = await ask('yusuf')
    const blocks = [
      { Kind: 'invoice', Code: 'INV-OPEN' },
      { Kind: 'registration', Code: 'REG-OPEN' },
    ]
    expect((await nadia.send(privacyCalls.getErasureRequest, { ID })).Blocks).toEqual(blocks)
    expect((await (await server.as('yusuf')).send(privacyCalls.getOwnErasure)).Blocks).toEqual(blocks)
    expect(await refusalOf(nadia.send(privacyCalls.approveErasure, { body: { ID, Version } }))).toMatchObject({
      status: 409,
      code: 'erasureBlocked',
      data: { open: 2 },
    })
    expect(await nadia.send(privacyCalls.getErasureRequest, { ID })).toMatchObject({
      State: 'asked',
      Email: cast.yusuf.email,
    })

    const omar = await ask('omar')
    const teaching = await nadia.send(privacyCalls.getErasureRequest, { ID: omar.ID })
    expect(teaching.Blocks).toEqual([{ Kind: 'teaching', Code: expect.stringMatching(/^CC-W-/) }])
  })
})

/** Every table of the academy as text, by its name; what is generated or of pg-boss is left out. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'pgboss')`.execute(
    server.db,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const [schema, table] = name.split('.') as [string, string]
    const hit = await sql`select from ${sql.id(schema, table)} t
      where exists (select from unnest(${[...words]}::text[]) word where strpos(lower(t::text), lower(word)) > 0) limit 1`.execute(
      server.db,
    )
    if (hit.rows.length > 0) found.push(name)
  }
  return found.sort()
}

describe('a trainee with a whole story is erased', () => {
  const words = [
    cast.layla.email,
    cast.layla.nameAr,
    cast.layla.nameEn,
    'A20419361',
    '+201002220001',
    'l.alansari@cairo-airport.example',
    'canaryphone',
    'canaryseat',
    'canaryhotel',
    'canaryillness',
    'canarybrowser',
    'canarywhy',
    'canary-passport',
    'canarynotice',
    'canaryformer',
  ]
  let traineeId: number
  let requestId: number
  let passport: number

  beforeAll(async () => {
    const layla = await server.as('layla')
    const { db } = server
    ;({ id: traineeId } = await db
      .selectFrom('people.trainee')
      .select('id')
      .where('email', '=', cast.layla.email)
      .executeTakeFirstOrThrow())
    passport = await upload(server.app, layla, 'passportScan', {
      name: 'canary-passport.pdf',
      bytes: '%PDF-1.4\n%%EOF\n',
    })
    await db.updateTable('people.trainee').set({ passport_file_id: passport }).where('id', '=', traineeId).execute()
    const classId = await addClass(db, server.now(), { state: 'running' })
    const [registration] = (await addRegistrations(db, [
      {
        code: 'REG-DONE',
        class_id: classId,
        trainee_id: traineeId,
        main: 'completed',
        money: 'paid',
        notes: 'canaryseat at the window',
        hotel: 'canaryhotel',
      },
    ])) as [number]
    await addSessions(db, [{ class_id: classId, number: 1, day: '2026-01-04', starts_at: '09:00', ends_at: '12:00' }])
    for (const statement of [
      sql`insert into people.trainee_contact (trainee_id, type_id, value)
        select ${traineeId}, min(id), 'canaryphone' from lookups.contact_type`,
      sql`insert into attendance.mark (session_id, registration_id, state, reason, marked_by)
        select max(id), ${registration}, 'excused', 'canaryillness', 1 from classes.class_session where class_id = ${classId}`,
      sql`insert into exams.exam (code, class_id, name, starts_at, closes_at, minutes, share_percent, pass_degree, excellent_degree, state)
        values ('EX-DONE', ${classId}, '{"en": "Exam"}', '2026-01-04 09:00Z', '2026-01-04 11:00Z', 60, 100, 60, 90, 'resultsFinal')`,
      sql`insert into exams.candidate (exam_id, trainee_id, registration_id, extra_percent, time_reason)
        select id, ${traineeId}, ${registration}, 25, 'canaryillness' from exams.exam where code = 'EX-DONE'`,
      sql`insert into exams.attempt (exam_id, trainee_id, deadline, closes_at, device_key, state)
        select id, ${traineeId}, closes_at, closes_at, 'x', 'final' from exams.exam where code = 'EX-DONE'`,
      sql`insert into exams.attempt_event (attempt_id, kind, data)
        select max(id), 'timeGranted', '{"extraPercent": 25, "reason": "canaryillness again"}' from exams.attempt`,
      sql`insert into signin.session (account_id, user_agent, expires_at)
        values (${layla.accountId}, 'canarybrowser', now() + interval '1 hour')`,
      sql`insert into notifications.notification (account_id, kind, title, subject)
        values (${layla.accountId}, 'welcome', 'canarynotice', 'canarynotice')`,
      sql`insert into platform.outbox_mail (kind, to_address, to_name, subject, html, message_id)
        values ('welcome', ${cast.layla.email}, ${cast.layla.nameEn}, 'canarynotice', 'canarynotice', 'm-1')`,
      sql`insert into platform.outbox_mail (kind, to_address, to_name, subject, html, message_id)
        values ('welcome', 'canaryformer@diwan.example', '', 'canaryformer', 'canaryformer', 'm-2'),
          ('welcome', 'never.proved@diwan.example', '', 'canaryofothers', 'canaryofothers', 'm-3')`,
      sql`insert into people.roster_import (file_name, uploaded_by, header, rows)
        values ('crew.csv', 1, '["E-mail"]', ${JSON.stringify([
          { row: 2, cells: [cast.layla.nameEn, cast.layla.email] },
          { row: 3, cells: ['Another One', 'another@example.com'] },
        ])}::jsonb)`,
      sql`insert into platform.report_ticket (hash, report, parameters, issued_by, recipient, expires_at)
        values ('\\x01', 'Certificate', '{}', 1, ${cast.layla.email}, now() + interval '7 days')`,
      sql`insert into certificates.certificate (serial, kind, mode, class_id, registration_id, trainee_id, snapshot, verify_code, issued_by)
        values ('CERT-1', 'completion', 'issuedDownloadable', ${classId}, ${registration}, ${traineeId},
          ${JSON.stringify({ NameEn: cast.layla.nameEn })}::jsonb, 'code-1', 1)`,
    ])
      await statement.execute(db)
    await addInvoice(db, registration, { number: 'INV-DONE', state: 'paid' })
    await recordAudit(
      db,
      {
        kind: 'people.updateTrainee',
        subject: ['trainee', traineeId],
        before: { nameEn: cast.layla.nameEn, isActive: false } as unknown as RowFacts,
        after: { nameEn: 'Layla', isActive: true } as unknown as RowFacts,
      },
      byItself,
    )
    // She had another address before, and took back one that was asked for.
    for (const [kind, before, after] of [
      ['accounts.confirmAddress', 'canaryformer@diwan.example', cast.layla.email],
      ['accounts.undoAddress', 'never.proved@diwan.example', cast.layla.email],
    ] as const) {
      const [was, is] = [{ email: before }, { email: after }] as unknown as [RowFacts, RowFacts]
      await recordAudit(db, { kind, subject: ['account', layla.accountId], before: was, after: is }, byItself)
    }
    // What others did that tells of her: rows of an exam and of a registration.
    for (const told of [
      {
        kind: 'exams.grantTime' as const,
        subject: ['exam', 1] as const,
        data: { traineeId, code: 'EX-DONE' },
        before: { extraPercent: 0 },
        after: { extraPercent: 25, reason: 'canaryillness' },
      },
      {
        kind: 'attendance.correctMark' as const,
        subject: ['registration', registration] as const,
        before: { state: 'absent', reason: null },
        after: { state: 'excused', reason: 'canaryillness of the eye' },
      },
    ])
      await recordAudit(db, told as unknown as Parameters<typeof recordAudit>[1], byItself)
    ;({ ID: requestId } = await ask('layla', 'canarywhy'))
    expect((await tablesWith(words)).length).toBeGreaterThan(8)
  })

  test('the administrator sees what goes and what stays', async () => {
    const nadia = await server.as('nadia')
    const shown = await nadia.send(privacyCalls.getErasureRequest, { ID: requestId })
    expect(shown).toMatchObject({ Reason: 'canarywhy', Blocks: [], IsOwn: false })
    expect(shown.Removed.map((each) => each.Kind)).toEqual([
      'names',
      'contact',
      'identity',
      'files',
      'access',
      'messages',
      'notifications',
      'letters',
    ])
    expect(shown.Kept).toEqual(
      expect.arrayContaining([
        { Kind: 'registrations', Count: 1 },
        { Kind: 'invoices', Count: 1 },
        { Kind: 'attendance', Count: 1 },
        { Kind: 'certificates', Count: 1 },
      ]),
    )
  })

  test('no word of the person is left but in the audit and on the certificate; everything that proves something is', async () => {
    const [nadia, layla] = await Promise.all([server.as('nadia'), server.as('layla')])
    const token = await layla.token()
    const { Version } = await nadia.send(privacyCalls.getErasureRequest, { ID: requestId })
    const decisions = await Promise.allSettled(
      [1, 2].map(() => nadia.send(privacyCalls.approveErasure, { body: { ID: requestId, Version } })),
    )
    expect(decisions.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected'])

    const { rows: tickets } = await sql`select recipient, revoked_at is not null as revoked from platform.report_ticket
      where hash = '\\x01'`.execute(server.db)
    expect(tickets).toEqual([{ recipient: null, revoked: true }])

    // The last letter still knows where it goes.
    expect(await tablesWith(words)).toEqual(['certificates.certificate', 'platform.audit', 'platform.outbox_mail'])
    const sent: Letter[] = []
    await sendDue({
      db: server.db,
      deliver: async (letter) => void sent.push(letter),
      frame: async () => ({ academyName: { ar: 'x', en: 'x', fr: 'x' }, publicUrl: 'http://localhost' }) as never,
    })
    expect(sent.map((letter) => JSON.stringify(letter)).join()).toContain(cast.layla.email)
    expect(await tablesWith(words)).toEqual(['certificates.certificate', 'platform.audit'])
    expect(await tablesWith(['canaryofothers'])).toEqual(['platform.outbox_mail'])

    const kept = await sql<{ code: string; name_en: string; state: string; number: string; serial: string }>`
      select r.code, t.name_en, m.state, i.number, c.serial from registration.registration r
      join people.trainee t on t.id = r.trainee_id
      join attendance.mark m on m.registration_id = r.id
      join billing.invoice i on i.subject_kind = 'registration' and i.subject_id = r.id
      join certificates.certificate c on c.registration_id = r.id
      where r.trainee_id = ${traineeId}`.execute(server.db)
    expect(kept.rows).toEqual([
      {
        code: 'REG-DONE',
        name_en: `Erased person ${layla.accountId}`,
        state: 'excused',
        number: 'INV-DONE',
        serial: 'CERT-1',
      },
    ])
    const { rows: imported } = await sql`select rows from people.roster_import where file_name = 'crew.csv'`.execute(
      server.db,
    )
    expect(imported).toEqual([
      {
        rows: [
          { row: 2, cells: ['', ''] },
          { row: 3, cells: ['Another One', 'another@example.com'] },
        ],
      },
    ])
    await expect
      .poll(async () => (await sql`select from platform.file where id = ${passport}`.execute(server.db)).rows.length)
      .toBe(0)

    // The door is shut.
    const old = await server.app.inject({
      method: 'GET',
      url: privacyCalls.getOwnErasure.path,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(old.statusCode).toBe(401)
    const body = { email: cast.layla.email, password: castPassword }
    expect(await refusalOf(server.anonymous.send(signinCalls.login, { body } as never))).toMatchObject({
      code: 'wrongCredentials',
    })
    expect(await nadia.send(privacyCalls.getErasureRequest, { ID: requestId })).toMatchObject({
      State: 'done',
      Reason: '',
      Name: { en: `Erased person ${layla.accountId}` },
      Removed: [],
      Kept: [],
    })
  })

  test('the chain of the audit still fits', async () => {
    await sealAudit(server.db)
    expect((await verifyAudit(server.db)).fault).toBeNull()
  })

  test('the page of the audit tells neither names nor network addresses of the person', async () => {
    const nadia = await server.as('nadia')
    const { Items } = await nadia.send(auditCalls.searchAudit, { SubjectType: 'trainee', SubjectID: traineeId })
    const entry = await nadia.send(auditCalls.getAuditEntry, { ID: Items.at(-1)!.ID })
    expect(entry).toMatchObject({ IsWithheld: true, Before: { isActive: false }, After: { isActive: true } })
    expect(JSON.stringify(entry)).not.toContain('Layla')
    const other = await nadia.send(auditCalls.searchAudit, { Kind: 'privacy.approveErasure' })
    expect(await nadia.send(auditCalls.getAuditEntry, { ID: other.Items[0]!.ID })).toMatchObject({ IsWithheld: false })
  })

  test('of what others did about the person it tells everything but the words', async () => {
    const nadia = await server.as('nadia')
    for (const [Kind, After] of [
      ['exams.grantTime', { extraPercent: 25 }],
      ['attendance.correctMark', { state: 'excused' }],
    ] as const) {
      const { Items } = await nadia.send(auditCalls.searchAudit, { Kind })
      const entry = await nadia.send(auditCalls.getAuditEntry, { ID: Items[0]!.ID })
      expect(entry).toMatchObject({ IsWithheld: true, After })
      expect(JSON.stringify(entry)).not.toContain('canaryillness')
    }
  })

  test('an account that stands for nobody is not brought back', async () => {
    const nadia = await server.as('nadia')
    const { account_id: ID } = await server.db
      .selectFrom('people.trainee')
      .select('account_id')
      .where('id', '=', traineeId)
      .executeTakeFirstOrThrow()
    const user = await nadia.send(accountsCalls.getUser, { ID: ID! })
    expect(user).toMatchObject({ State: 'inactive', Actions: [] })
    const activate = nadia.send(accountsCalls.setUserActive, {
      body: { ID: ID!, Version: user.Version, IsActive: true },
    })
    expect(await refusalOf(activate)).toMatchObject({ status: 409, code: 'userErased' })
  })
})

test('an organization goes on without its contact person; the next one gets an account of their own', async () => {
  const [nadia, hany] = await Promise.all([server.as('nadia'), server.as('hany')])
  const { ID, Version } = await ask('hany')
  await nadia.send(privacyCalls.approveErasure, { body: { ID, Version } })
  expect((await hany.raw(privacyCalls.getOwnErasure)).statusCode).toBe(401)
  expect(await tablesWith([cast.hany.email, cast.hany.nameEn, '+20222660011'])).toEqual(['platform.outbox_mail'])

  const { Items } = await nadia.send(peopleCalls.listOrganizations, { search: 'Nile' })
  const nile = await nadia.send(peopleCalls.getOrganization, { ID: Items[0]!.ID })
  expect(nile).toMatchObject({ Name: { en: 'Nile Aviation' }, ContactName: '', ContactEmail: '', IsActive: true })
  const { Address1, Address2, City, Zip, CountryID, CreditApproved, Name } = nile
  await nadia.send(peopleCalls.updateOrganization, {
    ID: nile.ID,
    body: {
      Name,
      Address1,
      Address2,
      City,
      Zip,
      CountryID,
      CreditApproved,
      Version: nile.Version,
      ContactName: 'Mona Fathy',
      ContactJobTitle: '',
      ContactEmail: 'mona@nile.example',
      ContactPhone: '',
    },
  })
  const account = await server.db
    .selectFrom('accounts.account as a')
    .innerJoin('people.organization as o', 'o.account_id', 'a.id')
    .select(['a.email', 'a.role', 'a.state'])
    .where('o.id', '=', nile.ID)
    .executeTakeFirst()
  expect(account).toEqual({ email: 'mona@nile.example', role: 'customer', state: 'pending' })
})

/* Bare node:http with one prepared query a request, on the same database: a process that `startServer` starts. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { passwordMatches } from '#modules/accounts/server/password/password-hash.ts'
import { openDatabase } from '#platform/server/database.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import { settingsOfChild, tellPort } from './child.ts'

const { pool } = openDatabase({ ...settingsOfChild<PostgresConfig>(), max: 12 })

const columns = `t.id as "ID", t.code as "Code", jsonb_build_object('ar', t.name_ar, 'en', t.name_en) as "FullName",
  t.gender as "Gender", t.birth_date as "BirthDate", t.nationality_id as "NationalityID", n.name as "NationalityName",
  t.email as "Email", t.mobile as "Mobile", t.job_title as "JobTitle", t.employer as "Employer",
  t.organization_id as "OrganizationID", o.name as "OrganizationName", t.passport_ending as "PassportEnding",
  t.passport_expires_on as "PassportExpiresOn", a.state as "AccountState", t.is_new as "IsNew",
  t.is_active as "IsActive", t.version as "Version", array['edit', 'deactivate', 'delete'] as "Actions"`
const from = `from people.trainee t left join lookups.nationality n on n.id = t.nationality_id
  left join people.organization o on o.id = t.organization_id left join accounts.account a on a.id = t.account_id`

/* A record is longer than a row of the list: the same columns as the call's, its lists as the record holds them. */
const parts = ['first', 'middle', 'last']
  .map((part) => `'${part}', jsonb_build_object('ar', t.${part}_ar, 'en', t.${part}_en)`)
  .join(', ')
const recordColumns = `${columns}, t.work_email as "WorkEmail", t.education_degree_id as "EducationDegreeID",
  d.name as "EducationDegreeName", t.competition_code as "CompetitionCode", jsonb_build_object(${parts}) as "NameParts",
  t.title_id as "TitleID", t.country_id as "CountryID", t.marital_status_id as "MaritalStatusID",
  t.visa_kind as "VisaKind", t.visa_number as "VisaNumber", t.visa_expires_on as "VisaExpiresOn", t.lists as "Lists"`
const recordFrom = `${from} left join lookups.education_degree d on d.id = t.education_degree_id`

const rowsOf = async (name: string, text: string, values: unknown[]) => (await pool.query({ name, text, values })).rows

const account = ({ email }: { email: string }) =>
  rowsOf('login', 'select id, email, role, password_hash from accounts.account where email = $1', [email])

interface SentAnswer {
  readonly AttemptID: number
  readonly Answers: readonly { Seq: number; ExamQuestionID: number; Answer: object; AnsweredAt: string }[]
}

const routes: Readonly<Record<string, (input: never) => Promise<unknown>>> = {
  '/list': async () => {
    const text = `select ${columns} ${from} order by t.name_ar, t.id limit $1`
    const rows = await rowsOf('list', text, [50])
    return { Items: rows, Total: rows.length }
  },
  '/one': async ({ ID }: { ID: string }) =>
    (await rowsOf('one', `select ${recordColumns} ${recordFrom} where t.id = $1`, [Number(ID)]))[0],
  '/answer': async ({ AttemptID, Answers: [given] }: SentAnswer) =>
    rowsOf(
      'answer',
      `insert into exams.answer_event (attempt_id, seq, exam_question_id, answer, answered_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning seq`,
      [AttemptID, given!.Seq, given!.ExamQuestionID, JSON.stringify(given!.Answer), given!.AnsweredAt],
    ),
  '/account': account,
  '/login': async (sent: { email: string; password: string }) => {
    const [found] = await account(sent)
    if (!(await passwordMatches(sent.password, found.password_hash))) throw new Error('wrong password')
    return { userId: found.id }
  },
}

async function inputOf(request: IncomingMessage, url: URL): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(url.searchParams)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url!, 'http://localhost')
  try {
    const body = JSON.stringify(await routes[url.pathname]!((await inputOf(request, url)) as never))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
server.listen(0, '127.0.0.1', () => tellPort((server.address() as AddressInfo).port))

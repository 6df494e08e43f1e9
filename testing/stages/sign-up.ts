import { sql } from 'kysely'
import { signupCalls } from '#modules/people/contract/calls.ts'
import type { TestServer } from '../server.ts'

/** The code in the newest letter to the address, as its owner reads it; null where the newest holds none. */
export async function mailedCode(server: TestServer, address: string): Promise<string | null> {
  const { rows } = await sql<{ html: string }>`
    select html from platform.outbox_mail where to_address = ${address} order by id desc limit 1`.execute(server.db)
  return />(\d{6})</.exec(rows[0]?.html ?? '')?.[1] ?? null
}

/** Proves an address by the mailed code, as the registration pages do; never the eleventh from its network. */
export async function proveAddress(server: TestServer, Email: string) {
  await server.db.deleteFrom('people.signup_start').execute()
  const { AttemptID } = await server.anonymous.send(signupCalls.startSignup, { body: { Email } })
  const Code = await mailedCode(server, Email.toLowerCase())
  return server.anonymous.send(signupCalls.proveSignup, { body: { AttemptID, Code: Code! } })
}

/** Uploads an attachment with the key of a proved address; gives its id, throws the reply where it was refused. */
export async function uploadAttachment(
  server: TestServer,
  key: string | null,
  file: { readonly name: string; readonly bytes: string | Buffer } = { name: 'cv.pdf', bytes: '%PDF-1.7\ncv' },
): Promise<number> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(file.bytes as string))]), file.name)
  const request = new Request('http://x', { method: 'POST', body: form })
  const response = await server.app.inject({
    method: 'POST',
    url: signupCalls.uploadSignupFile.path,
    headers: { 'content-type': request.headers.get('content-type')!, ...(key && { 'x-upload-key': key }) },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  if (response.statusCode >= 400) throw new Error(`${response.statusCode} ${response.json<{ code: string }>().code}`)
  return response.json<{ ID: number }>().ID
}

const password = { Password: 'Blue-Sky-47', ConfirmPassword: 'Blue-Sky-47' }

/** The lists that trainees and instructors hand in. */
export const listsFor = (email: string, fileId: number) => ({
  Contacts: [
    { Type: 'EMAIL', Value: email },
    { Type: 'WORKEMAIL', Value: `work.${email}` },
    { Type: 'MOBILE', Value: '+20 100 200 3000' },
    { Type: 'WHATSAPP', Value: '+201002003000' },
  ],
  Education: [{ DegreeID: 4, Subject: 'هندسة الطيران', Institution: 'جامعة القاهرة', Year: 2015 }],
  Attachments: [{ FileID: fileId, Title: 'السيرة الذاتية' }],
})

export const traineeBody = (Key: string, email: string, fileId: number) => ({
  Kind: 'trainee' as const,
  Key,
  Terms: true as const,
  ...password,
  TitleID: 1,
  FirstName: { ar: 'سارة', en: 'Sara' },
  MiddleName: { ar: '', en: '' },
  LastName: { ar: 'النجار', en: 'Elnaggar' },
  Gender: 'female' as const,
  BirthDate: '1995-04-01',
  NationalityID: 1,
  CountryID: 1,
  MaritalStatusID: null,
  PassportNumber: null,
  PassportExpiresOn: null,
  JobTitle: 'محاسبة',
  Employer: '',
  ...listsFor(email, fileId),
  CompetitionCode: null,
})

export const organizationBody = (Key: string, fileId: number) => ({
  Kind: 'organization' as const,
  Key,
  Terms: true as const,
  ...password,
  Name: { ar: 'شركة الدلتا للخدمات', en: 'Delta Services' },
  Address1: 'شارع النيل',
  Address2: '',
  City: 'المنصورة',
  Zip: '',
  CountryID: 1,
  ContactName: 'منى السيد',
  ContactJobTitle: 'مديرة التدريب',
  ContactPhone: '+201005550000',
  Attachments: [{ FileID: fileId, Title: 'السجل التجاري' }],
})

export const instructorBody = (Key: string, email: string, fileId: number) => ({
  Key,
  Terms: true as const,
  ...password,
  TitleID: 4,
  FullName: { ar: 'رامي الحكيم', en: 'Rami Elhakim' },
  NationalityID: 1,
  CountryID: 1,
  WorkExperience: 'عشر سنوات في إدارة السلامة',
  ...listsFor(email, fileId),
  LanguageIDs: [1, 2],
  AreaIDs: [1],
  SectorIDs: [2, 1],
})

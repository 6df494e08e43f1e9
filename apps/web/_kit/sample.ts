import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, refusal } from '#platform/shared/refusal.ts'
import * as shapes from '#platform/shared/shapes.ts'
import { foldText } from '#platform/shared/text.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'

export const states = ['draft', 'waiting', 'approved', 'changes', 'rejected'] as const
export const tones: Record<string, Tone> = {
  draft: 'neutral',
  waiting: 'info',
  approved: 'success',
  changes: 'warning',
  rejected: 'danger',
}

const trainee = z.object({
  ID: z.int(),
  Code: z.string(),
  Name: shapes.trilingualReply,
  Email: z.string(),
  BirthDate: z.string(),
  RegisteredAt: z.string(),
  Percent: z.number(),
  Fee: shapes.moneyReply,
  State: z.enum(states),
  Organization: shapes.trilingualReply,
  Actions: z.array(z.string()),
})
export type Trainee = z.infer<typeof trainee>

export const listTrainees = call({
  method: 'GET',
  path: '/api/Showcase/ListTrainees',
  who: 'anonymous',
  effect: 'reads',
  summary: 'Sample rows.',
  query: shapes.listQuery(['Code', 'Name', 'BirthDate', 'Percent'], {
    State: z.enum(states).optional(),
    OrganizationID: shapes.queryId().optional(),
    From: shapes.day().optional(),
    To: shapes.day().optional(),
  }),
  reply: shapes.paged(trainee),
  refusals: [],
})
export const listOrganizations = call({
  method: 'GET',
  path: '/api/Showcase/ListOrganizations',
  who: 'anonymous',
  effect: 'reads',
  summary: 'Sample organizations.',
  query: shapes.listQuery(['Code'], {}),
  reply: shapes.paged(z.object({ ID: z.int(), Code: z.string(), Name: shapes.trilingualReply })),
  refusals: [],
})
export const getOptions = call({
  method: 'GET',
  path: '/api/Showcase/GetOptions',
  who: 'anonymous',
  effect: 'reads',
  summary: 'Sample lookup.',
  query: z.strictObject({ Lookup: z.string() }),
  reply: z.array(z.object({ ID: z.int(), Name: shapes.trilingualReply })),
  refusals: [],
})
export const traineeFields = z.strictObject({
  Name: shapes.trilingual(60),
  Code: shapes.code(),
  Email: shapes.email(),
  Phone: shapes.phone().optional(),
  Password: z.string().min(8, 'weak'),
  BirthDate: shapes.day(),
  Stay: z.tuple([shapes.day().nullable(), shapes.day().nullable()]),
  StartsAt: shapes.timeOfDay().optional(),
  Seats: z.int({ error: 'required' }).min(1, 'tooSmall').max(200, 'tooLarge'),
  Percent: z.number('notANumber').min(0, 'tooSmall').max(100, 'tooLarge').optional(),
  Fee: shapes.money().optional(),
  Kind: z.enum(['theory', 'practical'], 'required'),
  Gender: z.enum(['male', 'female'], 'required'),
  OrganizationID: shapes.id(),
  NationalityID: shapes.id().optional(),
  InstructorIDs: z.array(z.int()),
  TraineeIDs: z.array(z.int()).min(1, 'required'),
  Languages: z.array(z.string()),
  Biography: shapes.richText(),
  Attachment: z.object({ ID: z.int(), Name: z.string() }).loose().nullable(),
  Active: z.boolean(),
  Terms: z.literal(true, 'required'),
})
export const saveTrainee = call({
  method: 'PUT',
  path: '/api/Showcase/SaveTrainee',
  who: 'anonymous',
  effect: 'writes',
  summary: 'Sample write: the e-mail decides what it answers.',
  body: z.looseObject({ Email: z.string(), Version: z.int() }),
  reply: shapes.savedReply,
  refusals: [changedMeanwhile, refusal('classFull', 409)],
})
export const noteFields = z.strictObject({ Note: shapes.line(200) })
export const act = call({
  method: 'POST',
  path: '/api/Showcase/Act',
  who: 'anonymous',
  effect: 'writes',
  summary: 'Sample action.',
  body: z.looseObject({}),
  reply: shapes.doneReply,
  refusals: [],
})

const first = ['أحمد', 'فاطمة', 'خالد', 'نورة', 'يوسف', 'مريم', 'عمر', 'ليلى', 'سلمى', 'حسن'] as const
const firstLatin = [
  'Ahmed',
  'Fatima',
  'Khaled',
  'Noura',
  'Yusuf',
  'Mariam',
  'Omar',
  'Layla',
  'Salma',
  'Hassan',
] as const
const last = ['المصري', 'الحربي', 'عبد الرحمن', 'السيد', 'الزهراني', 'منصور', 'القاضي'] as const
const lastLatin = ['Al-Masri', 'Al-Harbi', 'Abdelrahman', 'El-Sayed', 'Al-Zahrani', 'Mansour', 'Al-Qadi'] as const
const organizations = [
  { ID: 1, Code: 'ORG-001', Name: { ar: 'هيئة الطيران المدني', en: 'Civil Aviation Authority' } },
  { ID: 2, Code: 'ORG-002', Name: { ar: 'شركة الميناء للخدمات الأرضية', en: 'Harbour Ground Services' } },
  { ID: 3, Code: 'ORG-003', Name: { ar: 'معهد الإدارة', en: 'Institute of Management' } },
]
const two = (value: number) => String(value).padStart(2, '0')

export const academy = { ar: 'أكاديمية ديوان للتدريب', en: 'Diwan Training Academy', fr: 'Académie de formation Diwan' }

export const trainees: Trainee[] = Array.from({ length: 137 }, (_, index) => ({
  ID: index + 1,
  Code: `TR-2026-${String(1000 + index)}`,
  Name: {
    ar: `${first[index % 10]} ${last[index % 7]}`,
    // Some have been written in one language only.
    ...(index % 9 !== 4 && { en: `${firstLatin[index % 10]} ${lastLatin[index % 7]}` }),
  },
  Email: `${firstLatin[index % 10]!.toLowerCase()}.${index}@example.org`,
  BirthDate: `${1975 + (index % 28)}-${two(1 + (index % 12))}-${two(1 + (index % 27))}`,
  RegisteredAt: `2026-${two(1 + (index % 10))}-${two(1 + (index % 28))}T0${index % 10}:15:00Z`,
  Percent: 60 + ((index * 7) % 41) + (index % 3) / 4,
  Fee: { Minor: 45_000 + index * 1250, Currency: index % 4 === 0 ? 'EGP' : 'USD' },
  State: states[index % 5]!,
  Organization: organizations[index % 3]!.Name,
  Actions: index % 5 === 1 ? ['approve', 'askForChange', 'reject'] : index % 5 === 0 ? ['edit'] : [],
}))

function answer(address: URL, body: unknown): { status: number; body: unknown } {
  const query = Object.fromEntries(address.searchParams) as Record<string, string>
  const page = <Row>(rows: Row[]) => {
    const size = Number(query['pageSize'] ?? 20)
    const from = (Number(query['pageNum'] ?? 1) - 1) * size
    return { status: 200, body: { Items: rows.slice(from, from + size), Total: rows.length } }
  }
  const wanted = foldText(query['search'] ?? '')
  switch (address.pathname.split('/').pop()) {
    case 'ListTrainees': {
      if (wanted === 'failure')
        return { status: 503, body: { status: 503, code: 'busy', message: '', requestId: 'b7f3c0de-1' } }
      const sort = query['sort'] ?? ''
      const key = sort.replace('-', '') as 'Code'
      const rows = trainees.filter(
        (row) =>
          (!wanted || foldText(`${row.Name.ar} ${row.Name.en ?? ''} ${row.Code}`).includes(wanted)) &&
          (!query['State'] || row.State === query['State']) &&
          (!query['OrganizationID'] || organizations[Number(query['OrganizationID']) - 1]!.Name === row.Organization) &&
          (!query['From'] || row.RegisteredAt.slice(0, 10) >= query['From']) &&
          (!query['To'] || row.RegisteredAt.slice(0, 10) <= query['To']),
      )
      if (sort) {
        const value = (row: Trainee) => (key === ('Name' as string) ? (row.Name.ar ?? '') : row[key])
        rows.sort((a, b) => (value(a) < value(b) ? -1 : 1) * (sort.startsWith('-') ? -1 : 1))
      }
      return page(rows)
    }
    case 'ListOrganizations':
      return page(organizations.filter((row) => foldText(`${row.Name.ar} ${row.Name.en} ${row.Code}`).includes(wanted)))
    case 'GetOptions':
      return {
        status: 200,
        body: [
          { ID: 1, Name: { ar: 'مصري', en: 'Egyptian' } },
          { ID: 2, Name: { ar: 'سعودي', en: 'Saudi' } },
          { ID: 3, Name: { ar: 'فرنسي', en: 'French', fr: 'Français' } },
        ],
      }
    case 'SaveTrainee': {
      const { Email = '', Version = 1 } = body as { Email?: string; Version?: number }
      if (Email.startsWith('used@')) {
        const fields = [{ path: 'Email', code: 'alreadyUsed' }]
        return { status: 400, body: { status: 400, code: 'invalidInput', message: '', fields } }
      }
      if (Email.startsWith('full@')) return { status: 409, body: { status: 409, code: 'classFull', message: '' } }
      if (Email.startsWith('old@') && Version === 1) {
        const data = { byAr: 'هدى منصور', byEn: 'Huda Mansour', at: '2026-11-22T08:05:00Z' }
        return { status: 409, body: { status: 409, code: 'changedMeanwhile', message: '', data } }
      }
      return { status: 200, body: { ID: 1, Version: Version + 1 } }
    }
    default:
      return { status: 200, body: { Done: true } }
  }
}

/* The sample answers stand in for the server: the page needs none. */
const really = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input, location.href)
  if (!address.pathname.startsWith('/api/Showcase/')) return really(input, init)
  await new Promise((resolve) => setTimeout(resolve, 120))
  const said = answer(address, typeof init?.body === 'string' ? JSON.parse(init.body) : null)
  return new Response(JSON.stringify(said.body), {
    status: said.status,
    headers: { 'content-type': 'application/json' },
  })
}

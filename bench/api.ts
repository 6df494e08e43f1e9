/* Requests a second and times of answer beside a bare server on the same database. `npx node bench/api.ts` prints TSV. */
import { sampleLogins } from '#database/seeds/logins.ts'
import { startServer } from './child.ts'
import { ask, best, get, load, post, printRow, type Ask, type Figures } from './load.ts'
import { answerOf, type Paper } from './academies/paper.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { letInQuickly, openAnExam, startSampleAcademy } from './academies/sample-academy.ts'

const connections = 8
const rounds = 3
const { password, logins } = sampleLogins()
const DeviceKey = 'the-browser-of-one-desk'

interface Measured {
  readonly name: string
  readonly app: (connection: number) => Ask
  readonly bare: (connection: number) => Ask
}

const academy = await startSampleAcademy()
const exam = await openAnExam(academy.db, connections)
const app = await startServer('served-app.ts', academy.address)
const bare = await startServer('reference.ts', academy.address)
const databaseCpu = await postgresCpu(academy.db)

const send = async <T>(each: Ask) => JSON.parse((await ask(app.origin, each)).text) as T
const tokenOf = async (email: string) =>
  (await send<{ accessToken: string }>(post('/login', { email, password }))).accessToken

const staff = await tokenOf(logins.find(({ part }) => /coordinator/i.test(part))?.email ?? logins[0]!.email)
const trainee = (await send<{ Items: { ID: number }[] }>(get('/api/Trainee/GetAll?pageSize=10', staff))).Items[0]!.ID
const papers = await Promise.all(
  exam.emails.map(async (email) => {
    const token = await tokenOf(email)
    const start = post('/api/TraineeExamAnswer/StartExam', { Code: exam.code, DeviceKey }, token)
    return { token, paper: await send<Paper>(start), seq: 0 }
  }),
)
/** The next answer of a connection's trainee. */
function answer(connection: number, more: object) {
  const sitting = papers[connection % papers.length]!
  const sent = answerOf(sitting.paper, ++sitting.seq)
  return [{ AttemptID: sitting.paper.AttemptID, ...more, Answers: [sent] }, sitting.token] as const
}
const credentials = (connection: number) => ({ email: exam.emails[connection % exam.emails.length]!, password })
const signIn = (connection: number) => post('/login', credentials(connection))
const quickly = await letInQuickly(academy.db, connections, password)
const signInQuickly = (connection: number) => post('/login', { email: quickly[connection]!, password })

const measured: readonly Measured[] = [
  {
    name: 'list of 50',
    app: () => get('/api/Trainee/GetAll?pageSize=50', staff),
    bare: () => get('/list'),
  },
  {
    name: 'one record',
    app: () => get(`/api/Trainee/GetTrainee?ID=${trainee}`, staff),
    bare: () => get(`/one?ID=${trainee}`),
  },
  {
    name: 'exam answer',
    app: (connection) => post('/api/TraineeExamAnswer/SaveAnswers', ...answer(connection, { DeviceKey })),
    bare: (connection) => post('/answer', ...answer(connection, {})),
  },
  { name: 'login (bare: query and hash)', app: signIn, bare: signIn },
  { name: 'login (both: a hash that costs nothing)', app: signInQuickly, bare: signInQuickly },
  { name: 'login (bare: query alone)', app: signIn, bare: (connection) => post('/account', credentials(connection)) },
]

try {
  const measures = ['per_s', 'p50_ms', 'p99_ms', 'cpu_us', 'database_cpu_us', 'bytes']
  printRow('call', 'server', ...measures, 'x_per_s', 'x_p50', 'x_p99', 'x_cpu', 'x_database_cpu')
  for (const { name, ...asks } of measured) {
    const figures: Record<'app' | 'bare', Figures[]> = { app: [], bare: [] }
    // The first round warms up and is not counted.
    for (let round = 0; round <= rounds; round++) {
      for (const [key, server] of [['app', app] as const, ['bare', bare] as const]) {
        const one = await load(server, { connections, requests: 20_000, seconds: 1, next: asks[key], databaseCpu })
        if (round > 0) figures[key].push(one)
      }
    }
    const [ours, theirs] = [best(figures.app), best(figures.bare)]
    const times = (column: keyof Figures) => ours[column] / theirs[column]
    const cells = ({ perSecond, p50, p99, cpu, databaseCpu, bytes }: Figures) =>
      [perSecond, p50, p99, cpu, databaseCpu, String(bytes)] as const
    printRow(name, 'bare', ...cells(theirs), 1, 1, 1, 1, 1)
    const ratios = [times('p50'), times('p99'), times('cpu'), times('databaseCpu')]
    printRow(name, 'diwan', ...cells(ours), 1 / times('perSecond'), ...ratios)
  }
} finally {
  await Promise.all([app.stop(), bare.stop()])
  await academy.stop()
}

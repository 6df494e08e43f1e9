import type { TestServer } from '#testing/server.ts'
import type { Chance } from './chance.ts'
import type { Sitter } from './sitter.ts'

/** What may happen to somebody who sits an exam. Each answers what it came to, for the record of the order. */
type Happening = (sitter: Sitter, chance: Chance, server: TestServer) => Promise<string>

const answer: Happening = async (sitter, chance) => {
  if (!(await sitter.toPaper())) return 'answer: no paper'
  const number = 1 + chance.whole(3)
  const which = chance.whole(number === 1 ? 3 : number === 2 ? 4 : 2)
  await sitter.choose(number, which)
  return `answer ${number}`
}

let typed = 0
const type: Happening = async (sitter, chance) => {
  if (!(await sitter.toPaper())) return 'type: no paper'
  const text = `Risk is ${++typed} times ${chance.whole(1000)}`
  await sitter.type(4, text)
  return `type ${text}`
}

const cut: Happening = async (sitter, chance) => {
  const line = chance.isLess(0.6) ? 'refused' : 'silent'
  sitter.proxy.be(line)
  return `cut ${line}`
}

const restore: Happening = async (sitter) => {
  sitter.proxy.be('open')
  sitter.proxy.slowDown(0)
  return 'restore'
}

const slow: Happening = async (sitter, chance) => {
  const milliseconds = 100 + chance.whole(900)
  sitter.proxy.slowDown(milliseconds)
  return `slow ${milliseconds}`
}

const reset: Happening = async (sitter) => {
  sitter.proxy.reset()
  return 'reset'
}

const loseAnswers: Happening = async (sitter, chance) => {
  const count = 1 + chance.whole(3)
  sitter.proxy.loseAnswers(count)
  return `lose ${count} replies`
}

const reload: Happening = async (sitter) => {
  await sitter.reload()
  return `reload: ${await sitter.place()}`
}

const closeAndOpen: Happening = async (sitter) => {
  await sitter.closeTab()
  await sitter.openTab()
  return `close tab, open again: ${await sitter.place()}`
}

const otherTab: Happening = async (sitter) => {
  if (sitter.proxy.line !== 'open') return 'other tab: no line'
  // The former tab stays open behind it.
  await sitter.openTab()
  return `other tab: ${await sitter.place()}`
}

const logOutAndIn: Happening = async (sitter) => {
  if (sitter.proxy.line !== 'open') return 'log out: no line'
  if ((await sitter.place()) !== 'login') await sitter.logOut()
  await sitter.fillLogin()
  return 'log out and in'
}

/** As when the session ran out, or was ended elsewhere. */
const endSession: Happening = async (sitter, _, server) => {
  const token = await sitter.page.evaluate(() => sessionStorage.getItem('accessToken')).catch(() => null)
  if (!token) return 'end session: none'
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }
  await server.db.updateTable('signin.session').set({ revoked_at: new Date() }).where('id', '=', sid).execute()
  return 'end session'
}

const happenings: readonly (readonly [weight: number, happening: Happening])[] = [
  [7, answer],
  [4, type],
  [4, cut],
  [3, restore],
  [1, slow],
  [2, reset],
  [2, loseAnswers],
  [3, reload],
  [2, closeAndOpen],
  [1, otherTab],
  [1, logOutAndIn],
  [1, endSession],
]

export function drawHappening(chance: Chance): Happening {
  let left = chance.next() * happenings.reduce((sum, [weight]) => sum + weight, 0)
  return happenings.find(([weight]) => (left -= weight) < 0)![1]
}

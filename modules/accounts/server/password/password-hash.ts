import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import { busy, refuse } from '#platform/shared/refusal.ts'

// argon2id with the least that OWASP's password storage sheet asks for: 19 MiB, two passes, one lane.
const memory = 19_456
const passes = 2
const parallelism = 1

const derive = promisify(argon2) as (kind: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

// Hashes run on the four threads that also read files and resolve names; one stays free for them.
const atOnce = 3
const mostWaiting = 200
let running = 0
const waiting: (() => void)[] = []

/** Runs a hash when its turn comes; with too many waiting it refuses at once, so that nothing else starves. */
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) refuse(busy)
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await run()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/(?<!=)=+$/, '')
// One person's two keyboards may spell the same letter in two ways.
const spelled = (password: string) => password.normalize('NFKC')

/** The hash in PHC form: `$argon2id$v=19$m=...,t=...,p=...$salt$tag`. About 30 ms. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const parameters = { message: spelled(password), nonce, parallelism, tagLength: 32, memory, passes }
  const tag = await inTurn(() => derive('argon2id', parameters))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether the password is the hash's. Without a hash it takes as long and answers no. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const match = phc.exec(hash ?? nobodysHash)
  if (!match) return false
  const [, m, t, p, salt, tag] = match as unknown as [string, string, string, string, string, string]
  const wanted = Buffer.from(tag, 'base64')
  const parameters = {
    message: spelled(password),
    nonce: Buffer.from(salt, 'base64'),
    parallelism: Number(p),
    tagLength: wanted.length,
    memory: Number(m),
    passes: Number(t),
  }
  const given = await inTurn(() => derive('argon2id', parameters))
  return timingSafeEqual(given, wanted) && hash !== null
}

const nobodysHash = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`

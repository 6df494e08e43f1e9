import { isAbove, placeInOrder } from './order.ts'
import { isOwnPath, placeOf, type Place } from './place.ts'
import { findingAt, isTest, type Finding, type SourceFile } from './source.ts'

/** Who may import what; see the table in docs/architecture.md. Tests may import anything. */
export function importFindings(file: SourceFile): Finding[] {
  if (isTest(file.path)) return []
  const from = placeOf(file.path)
  return file.imports.flatMap(({ target, start, typeOnly }) => {
    if (typeOnly && areOwnActs(from, placeOf(target), target)) return []
    if (!typeOnly && isOtherLanguage(file.path, target))
      return [findingAt(file, start, `imports ${target}: a dictionary takes words of its own language`)]
    const problem = isOwnPath(target)
      ? problemOf(from, placeOf(target), target)
      : packageProblem(from, target, typeOnly)
    return problem ? [findingAt(file, start, `imports ${target}: ${problem}`)] : []
  })
}

const language = /\/(?:text|words)\/(?:[\w-]+\/)*(ar|en|fr|de|pt)\.ts$/

/** A word that is said elsewhere is taken from there, never in another language. */
function isOtherLanguage(path: string, target: string): boolean {
  const [own, other] = [language.exec(path)?.[1], language.exec(target)?.[1]]
  return own !== undefined && other !== undefined && own !== other
}

function problemOf(from: Place, to: Place, target: string): string | null {
  if (from.area === 'modules') return moduleProblem(from, to, target)
  if (from.area === 'platform') return platformProblem(from, to, target)
  if (isProduct(from) && isForTests(target)) return 'what runs the academy knows nothing of its tests'
  if (from.area === 'apps' && from.name === 'web' && isServerSide(to, target)) return 'pages never load the server'
  return null
}

const isProduct = ({ area }: Place) => area === 'apps' || area === 'database'
const isForTests = (target: string) => /^(testing|e2e|bench)\//.test(target)

const isServerSide = (to: Place, target: string) =>
  to.part === 'server' || (to.area === 'platform' && to.name === 'server') || target.startsWith('database/')

function platformProblem(from: Place, to: Place, target: string): string | null {
  if (to.area === 'platform') {
    return to.name === 'shared' || to.name === from.name ? null : `platform/${from.name} stands beside it`
  }
  if (from.name === 'server' && /^database\/(tables|column-types)\.ts$/.test(target)) return null
  return 'the platform knows no module and no application'
}

/** Parts of the platform and of its own module that each part may use. */
const own: Readonly<Record<string, readonly string[]>> = {
  rules: ['rules'],
  contract: ['contract', 'rules'],
  text: ['text'],
  server: ['server', 'contract', 'rules'],
  web: ['web', 'contract', 'rules', 'text'],
}
const platformSides: Readonly<Record<string, readonly string[]>> = {
  rules: ['shared'],
  contract: ['shared'],
  text: ['shared'],
  server: ['shared', 'server'],
  web: ['shared', 'web'],
}
const ofModulesAbove: Readonly<Record<string, readonly string[]>> = {
  rules: ['rules'],
  contract: ['contract', 'rules'],
  text: ['text'],
  server: ['contract', 'rules'],
  web: ['contract', 'rules'],
}

/** The words of letters that leave by mail: no page loads them. */
const ownLetters = /^modules\/[^/]+\/text\/letters\.ts$/

/** A dictionary is held to what its module declares: an act without words does not compile. */
const areOwnActs = (from: Place, to: Place, target: string) =>
  from.part === 'text' && to.name === from.name && /^modules\/[^/]+\/contract\/(acts|settings)\.ts$/.test(target)

function moduleProblem(from: Place, to: Place, target: string): string | null {
  if (placeInOrder(from.name) < 0) return `${from.name} is not in the order of modules (testing/architecture/order.ts)`
  if (!(from.part in own))
    return from.part === 'documents'
      ? 'the folder of a document has document.ts, read.ts, page.tsx with its parts, sample.ts and words/'
      : 'a module has rules, contract, text, server, web and documents, and no other folder'
  if (to.area === 'platform') {
    const mayUse =
      platformSides[from.part]!.includes(to.name) || (from.part === 'text' && target.startsWith('platform/web/text/'))
    return mayUse ? null : `${from.part} may not use platform/${to.name}`
  }
  if (to.area === 'database') {
    return from.part === 'server' && /^database\/(tables|column-types)\.ts$/.test(target)
      ? null
      : 'only server folders know tables'
  }
  if (to.area !== 'modules') return `a module does not know ${to.area}`
  if (to.name === from.name) {
    const mayUse = own[from.part]!.includes(to.part) || (from.part === 'server' && ownLetters.test(target))
    return mayUse ? null : `${from.part} may not use ${to.part}`
  }
  if (!isAbove(to.name, from.name)) return `${to.name} stands below ${from.name}; what points down goes as an event`
  if (ofModulesAbove[from.part]!.includes(to.part) || (to.isPublic && to.part === from.part)) return null
  return `of modules above, ${from.part} uses ${ofModulesAbove[from.part]!.join(', ') || 'nothing'}${
    from.part === 'server' || from.part === 'web' ? ` and ${from.part}/public.ts` : ''
  }`
}

const forPages = /^(react|react-dom|@mantine\/.+|@tabler\/.+|@tanstack\/.+|@tiptap\/.+)(\/|$)/
const forServers = /^(node:|pg|kysely|fastify|@fastify\/|pino|nodemailer|sharp)/

function packageProblem({ area, name, part }: Place, target: string, typeOnly: boolean): string | null {
  const side = area === 'modules' ? part : area === 'platform' ? name : ''
  if (side === 'rules') return 'rules are pure: no package'
  if (side === 'text') return 'a dictionary imports nothing'
  if ((side === 'contract' || side === 'shared') && target !== 'zod' && !typeOnly)
    return 'only the schema library is shared by both sides'
  if (side === 'server' && forPages.test(target)) return 'a package for pages'
  if (side === 'web' && forServers.test(target) && !target.startsWith('node:')) return 'a package for servers'
  return null
}

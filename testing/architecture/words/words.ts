import { findingAt, isTest, textsOf, type Finding, type SourceFile } from '../source.ts'

/** One letter or two are grammar (an article to be skipped), not words. */
const arabic = /[\u0600-\u06ff]{3}/

/** Where Arabic may stand: dictionaries, seeds, tests, what reads Arabic, the languages' own names, the default academy. */
const home = [
  /^modules\/[^/]+\/text\//,
  /^modules\/[^/]+\/documents\/[^/]+\/(words\/|sample\.ts$)/,
  /^modules\/[^/]+\/server\/letters\//,
  /^platform\/(server|shared\/settings|web)\/text\//,
  // What holds until the academy writes its own.
  /^modules\/[^/]+\/contract\/text\//,
  /^platform\/web\/text\.tsx?$/,
  /^platform\/shared\/text\.ts$/,
  /^modules\/[^/]+\/rules\//,
  /^platform\/web\/language\.ts$/,
  /^database\/seeds\//,
  /^(testing|e2e|bench)\//,
  // The kit's show-case: every part with made-up content.
  /^apps\/web\/_kit\//,
]

/** People's words stand in dictionaries, so that every page can be read in every language. */
export function wordFindings(file: SourceFile): Finding[] {
  if (isTest(file.path) || home.some((place) => place.test(file.path))) return []
  return textsOf(file)
    .filter(({ text }) => arabic.test(text))
    .map(({ text, start }) => findingAt(file, start, `Arabic words outside text/: ${text.trim().slice(0, 40)}`))
}

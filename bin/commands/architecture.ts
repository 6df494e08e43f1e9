import { join } from 'node:path'
import { lineOf, projectFindings } from '#testing/architecture/check.ts'

const findings = projectFindings(join(import.meta.dirname, '../..'))
for (const finding of findings) console.log(lineOf(finding))
process.exit(findings.length > 0 ? 1 : 0)

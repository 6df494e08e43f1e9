import * as z from 'zod'
import { line, optionalLine, shortText, tooMany } from '#platform/shared/shapes.ts'
import { figureKinds } from '../rules/definition.ts'
import { reportListKeys } from '../rules/list-keys.ts'

const column = () => shortText(40, 'unknown')

/** What is asked of a list; whether the list has it is asked of `rules/definition.ts`. */
export const definitionFields = {
  List: z.enum(reportListKeys),
  Columns: z.array(column()).max(30, tooMany),
  Filters: z.array(z.strictObject({ Key: column(), Value: line(100) })).max(20, tooMany),
  Search: optionalLine(100),
  Sort: column(),
  GroupBy: z.array(column()).max(2, tooMany),
  Figures: z.array(z.strictObject({ Column: column(), Kind: z.enum(figureKinds) })).max(10, tooMany),
}
export const definition = z.strictObject(definitionFields)

import type { Content } from '#platform/shared/document/document.ts'
import general from '../general-practical/sample.ts'
import type coursePractical from './document.ts'

export default {
  ...general,
  Trainee: null,
  Edition: null,
  Degree: null,
  Assessors: [],
  Items: general.Items.map((item) => ({ ...item, Degree: null })),
} satisfies Content<typeof coursePractical>

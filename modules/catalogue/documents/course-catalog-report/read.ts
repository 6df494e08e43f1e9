import { reading } from '#platform/server/documents/reading.ts'
import { catalogueOnOffer } from '../../server/store/catalogue-report.ts'
import courseCatalogReport from './document.ts'

export default reading(courseCatalogReport, async ({ db }, { CategoryID }) => {
  const rows = await catalogueOnOffer(db, CategoryID)
  if (CategoryID !== undefined && rows.length === 0) return null
  const groups = Map.groupBy(rows, (row) => row.categoryId)
  return {
    content: {
      Categories: [...groups.values()].map((own) => ({
        Name: own[0]!.categoryName,
        Courses: own.map(({ categoryId: _id, categoryName: _name, ...course }) => course),
      })),
    },
  }
})

/** How a row of the plan is called: its course, its year, and which run of the course it is in that year. */
export const codeOfRow = (row: {
  readonly CourseCode: string
  readonly Year: number
  readonly RunNumber: number
}): string => `${row.CourseCode}/${row.Year}-${row.RunNumber}`

import { getCountedRows, getStatistic, getStatisticSums } from './statistics.ts'

export const reportsCalls = { getStatistic, getStatisticSums, getCountedRows }

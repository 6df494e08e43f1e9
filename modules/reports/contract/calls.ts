import { getHomeModel } from './home.ts'

export const reportsCalls = { getHomeModel }

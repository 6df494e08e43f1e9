import { getHomeModel } from './home.ts'

export const homeCalls = { getHomeModel }

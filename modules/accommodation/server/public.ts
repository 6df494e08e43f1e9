export { priceOfStay } from './acts/stay-price.ts'
export { staysFor, type OfferedStay } from './store/stays.ts'

export { priceOfStay } from './acts/stay-price.ts'

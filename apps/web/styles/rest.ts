import './rest.css'

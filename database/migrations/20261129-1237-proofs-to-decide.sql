-- Since when the proof waits that waits for longest: a home says so beside how many do.
create index proof_to_decide on billing.proof (uploaded_at) where state = 'uploaded';

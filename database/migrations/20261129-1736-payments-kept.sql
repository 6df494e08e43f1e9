-- What the academy keeps of what was paid for a request that was called off: the price of calling off. Empty: nobody said so.
alter table requests.course_request add column kept_minor integer check (kept_minor > 0);

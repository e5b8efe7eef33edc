-- Figures of releases: counts by hour, gathered by the host servers from the pages they serve. No row is about a person.

CREATE TABLE release_figures (
  hour timestamptz NOT NULL,
  remote text NOT NULL CHECK (length(remote) <= 40),
  release text NOT NULL CHECK (length(release) <= 80),
  event text NOT NULL CHECK (length(event) <= 40),
  -- In which composition something failed, else empty.
  composition text NOT NULL DEFAULT '' CHECK (length(composition) <= 20),
  -- Bound in milliseconds of the histogram that a time is below; 0 for what has no time.
  up_to integer NOT NULL DEFAULT 0 CHECK (up_to >= 0),
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (hour, remote, release, event, composition, up_to)
);

// The limit of `validate`: reads the manifests with js-yaml, and nothing else.
import process from 'node:process';
import { readManifests } from './read-manifests.mjs';

readManifests(process.argv[2]);

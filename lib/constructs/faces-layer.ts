import { RemovalPolicy } from 'aws-cdk-lib';
import { Code, LayerVersion, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { facesLayerFolder } from '../bundle.ts';

/** The faces for signs that the shop's own lack. Each stack has a layer of its own, so that none waits for another. */
export const facesLayer = (scope: Construct): LayerVersion =>
  new LayerVersion(scope, 'Faces', {
    code: Code.fromAsset(facesLayerFolder),
    compatibleRuntimes: [Runtime.NODEJS_24_X],
    // A way back gives functions the layer of before.
    removalPolicy: RemovalPolicy.RETAIN,
    description: 'Noto faces for names and signs that the shop’s own faces lack.',
  });
